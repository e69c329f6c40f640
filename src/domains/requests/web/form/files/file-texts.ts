/** The words of the two file boxes (§2.17), and their drafts (§9.4). */

export const cdaTexts = {
  about: 'A confidentiality agreement, so that the supplier can share what is not public.',
  download: 'Download draft here.',
  upload: 'Upload filled CDA',
  toUpload: 'Filled? Switch to upload',
  toDownload: 'Switch back to the draft',
  draft: 'CDA draft.docx',
};

export const rfqTexts = {
  about: 'A request for quotation: strengths, packs and volumes line by line.',
  download: 'Download excel draft',
  upload: 'Upload filled excel',
  toUpload: 'Filled? Switch to upload',
  toDownload: 'Switch back to the draft',
  draft: 'dummy_excel_sheet.csv',
};
