/**
 * What a reader follows through the code, as the names on the way: something exported, a file by its own name, or a call by
 * its method and address. A name of another day stands beside it, behind a bar.
 */
export type Walk = { title: string; legs: readonly (readonly string[])[] };

export const walks: readonly Walk[] = [
  {
    title: 'a search, from key press to card',
    legs: [
      // Typed, and put into the address.
      ['DossierSearch', 'FinderPage', 'SearchBox', 'SuggestField'],
      ['SearchBox', 'searchFor'],
      ['FinderPage', 'useFinder', 'writeState'],
      // Asked for by the address.
      ['DossierSearch', 'dossierFinder', 'defineFinder', 'createAnswers'],
      ['defineFinder', 'readState'],
      ['dossierFinder', 'searchBody'],
      ['dossierFinder', 'call', 'POST /search-dossier', 'createPageFinder', 'readText'],
      // Read, found in the index, and fetched.
      ['POST /search-dossier', 'dossierReader'],
      ['openFinders'],
      ['open-indexes.ts', 'createLiveIndex', 'createIndex'],
      ['open-indexes.ts', 'dossierFeed'],
      ['createPageFinder', 'matchWords'],
      ['POST /search-dossier', 'findDossiers'],
      ['POST /search-dossier', 'keepDossierCard|toDossierCard', 'cardKeeper'],
      ['POST /search-dossier', 'writeCards'],
      // Shown.
      ['FinderPage', 'useAnswer'],
      ['FinderPage', 'Results'],
      ['DossierSearch', 'DossierCard'],
    ],
  },
  {
    title: 'a submit, from form to mail',
    legs: [
      // Filled in.
      ['ProductTermSheet', 'TermSheetPage', 'TermSheetForm'],
      ['ProductTermSheet', 'proposalSheet'],
      ['TermSheetPage', 'useTermSheet', 'keepDraft'],
      // Sent.
      ['TermSheetPage', 'useSubmit|useSubmission', 'toFormData'],
      ['useSubmit|useSubmission', 'sendFiles', 'upload', 'POST /create-dossertermsheet', 'withReceivedForm'],
      // Kept, in one transaction with what it causes.
      ['POST /create-dossertermsheet', 'submitRequest', 'addRequest'],
      ['submitRequest', 'fingerprint'],
      ['submitRequest', 'withStoredFiles'],
      ['submitRequest', 'dueAfter'],
      ['submitRequest', 'audit'],
      ['submitRequest', 'memberMail'],
      ['submitRequest', 'layOutMail'],
      ['submitRequest', 'postMails'],
      // Mailed.
      ['postman.ts'],
      ['transport.ts'],
    ],
  },
  {
    title: 'the desk changing a listing',
    legs: [
      // Filled in.
      ['AdminListing|AdminDossier', 'ListingEditor', 'ListingForm', 'FieldInput'],
      ['ListingEditor', 'useListingForm', 'toValues'],
      // Sent.
      ['ListingEditor', 'call', 'POST /api/listings/:kind/:id', 'saveListing'],
      // Written, and told.
      ['saveListing', 'lockRecord', 'findRecord'],
      ['saveListing', 'updateListing', 'listingFields'],
      ['saveListing', 'refuseStale', 'audit'],
      ['updateListing', 'dossiers'],
      // Shown in the searches of all.
      ['openFinders'],
      ['open-indexes.ts', 'createLiveIndex'],
      ['open-indexes.ts', 'dossierFeed', 'createListingFeed'],
    ],
  },
];
