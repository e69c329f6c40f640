/** The quoted texts (§8.1), to the letter, odd spellings included. */
export const messages = {
  emailInvalid: 'Email format is invalid',
  passwordInvalid: 'Please enter a valid password',
  nameRequired: 'Name is required',
  invitationNameRequired: ' Name is required',
  organisationRequired: 'Organisation is required',
  phoneIncorrect: 'Enter correct Phone Number',
  registerPasswordShort: 'Password lenght should have 8',
  contactNameIncorrect: 'Enter Name correctly',
  resetLinkSent: 'Link send to respective Mail ID',
  resetPasswordShort: 'Password Length should be greater then 8',
  resetPasswordDiffers: 'Password and Conform Password should be same',
  termSheetEmpty: 'Please enter at least one field to submit',
  termSheetSubmitted:
    'Your request has been Submitted. Our team will get in touch shortly. Please Check your email for further details.',
  contactThanks: 'Thank you for your interest in the product, we will get in touch shortly.',
  noDossierFound: 'No Dossier Found',
  noSupplierFound: 'No Supplier Found',
  dossierMissing: 'Searched Dossier does not exist...',
  supplierMissing: 'Searched Supplier does not exist...',
  constraintDate:
    'This date reflects the estimated end of FDA-granted exclusivities. Additional patents or legal constraints ' +
    'may still apply: do your own due diligence before assuming generic launch readiness.',
} as const;
