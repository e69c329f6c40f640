/**
 * What owners write above their columns, by the field that is meant; in small letters, without accents and marks. What is
 * followed by '?' may mean the field or another thing: it is asked.
 */
export const headWords: Readonly<Record<string, readonly string[]>> = {
  molecule:
    words(`inn, api, molecule, molecules, active, active ingredient, active substance, active pharmaceutical ingredient, generic name,
    substance, drug substance, ingredient, inn salt, molecule inn, api name, generic, international nonproprietary name, wirkstoff, wirkstoffe,
    wirkstoff inn, arzneistoff, principio activo, principe actif, dci, principio attivo, substancia ativa, substancia activa`),
  product:
    words(`product, product name, products, product description, description, item, sku, presentation name, medicine, drug, drug name, name,
    product ref brand, reference brand, brand, brand name, produkt, produktname, praparat, bezeichnung, artikel, producto, produit, prodotto,
    nombre, denominacion, designation`),
  salt: words(`salt, salt base, salt form, salz, salzform, sal, sel`),
  strengths:
    words(`strength, strengths, strength s, str, conc, dosage strength, dose, doses, dose strength, potency, dosage, concentration, starke, starken,
    wirkstarke, wirkstarken, dosierung, dosierungen, concentracion, dosis, potencia, dosage fort, dosaggio, dosaggi, concentrazione, dosagem, dosages`),
  dosageForm:
    words(`form, forms, dosage form, dosage forms, pharm form, pharmaceutical form, galenic form, formulation, dose form, presentation, df,
    darreichungsform, darr form, arzneiform, galenik, form galenisch, forma farmaceutica, forma, forme pharmaceutique, forme galenique, forme,
    forma di dosaggio, presentacion`),
  routes:
    words(`route, routes, route of administration, routes of administration, roa, administration, applikationsweg, anwendungsart,
    via de administracion, voie d administration, via di somministrazione`),
  therapeuticCategories:
    words(`therapeutic area, therapeutic category, therapeutic categories, ta, therapy area, therapeutic class, indikationsgebiet,
    therapiegebiet, area terapeutica, aire therapeutique, therapeutic segment`),
  atcClasses: words(`atc, atc code, atc class, atc classes, atc codes`),
  indication: words(`indication, indications, indikation, indicacion, indicazione, anwendungsgebiet`),
  usReferenceProduct: words(`us reference product, rld, reference listed drug, us rld, reference product us`),
  usConstraintDate:
    words(`us constraint date, constraint date us, constraint date, us patent expiry?, patent expiry us?, patent expiry?, loe date us?,
    loe date?, loe us?, loe?, loss of exclusivity?, us loe?, patentablauf us?, patentablauf?, patent exp?, patent expiration?, us launch date?, launch date us?, launch us?`),
  prescriptionStatus: words(
    `prescription status, rx otc, legal status, abgabestatus, verschreibungsstatus, condicion de dispensacion`,
  ),
  packStyle1: words(
    `packaging, pack style, pack style 1, pack type, primary packaging, packaging type, verpackung, packmittel, envase, conditionnement`,
  ),
  packSizes1:
    words(`pack, pack size, pack sizes, pack sizes 1, packs, packungsgrosse, packungsgrossen, packung, tamano de envase, tamanos de envase,
    presentaciones, taille de boite, confezioni`),
  clinicalDetails:
    words(`be study, be status, bioequivalence, bioequivalence study, be, ct be details, clinical, clinical data, be studie,
    bioaquivalenz, bioequivalencia, estudio de bioequivalencia`),
  readiness:
    words(`dossier readiness, readiness, dossier status, status, status of dossier, dossier, stage, development stage, development status,
    availability, available, regulatory status, dossier availability, zulassungsstand, zulassungsstatus, entwicklungsstand, verfugbarkeit,
    dossierstatus, estado, estado del dossier, statut, statut du dossier, stato, stato del dossier, disponibilidad`),
  registeredIn:
    words(`registered in, registrations, registered countries, ma countries, approvals, registration status, zugelassen in, zulassungen,
    registrado en, registros, enregistre en`),
  markets:
    words(`available markets, markets, market, territories, territory, available territories, regions, region, available for, markte, lander,
    gebiete, mercados, mercados disponibles, territorios, territoires, marches, mercati`),
  supply: words(`supply, supply type, supply model, with supply, lieferung, suministro`),
  techTransfer: words(`tech transfer, technology transfer, transferencia de tecnologia, technologietransfer`),
  dealType: words(
    `deal type, type of deal, business model, licence type, license type, lizenzart, geschaftsmodell, tipo de acuerdo`,
  ),
  exclusivity: words(`exclusivity, exclusive, exklusivitat, exclusividad`),
  marketingAuthorisationHolder: words(
    `ma holder, mah, marketing authorisation holder, zulassungsinhaber, titular`,
  ),
  ipOwner: words(`ip owner, ip, patent owner`),
  dealDetails: words(`deal details, deal terms, commercial terms, conditions`),
  oneTimeFee:
    words(`one time fee, licence fee, license fee, dossier fee, upfront fee, up front, upfront, milestone, lizenzgebuhr, dossiergebuhr,
    einmalzahlung, pago unico, precio del dossier?, dossier price?`),
  royalty: words(`royalty, royalties, umsatzbeteiligung, regalias`),
  profitShare: words(`profit share, profit split, gewinnbeteiligung`),
  supplyPrice:
    words(`indicative supply price, supply price, transfer price, price?, prices?, price idea?, unit price?, ex works price, exw price, preis?,
    abgabepreis?, lieferpreis, precio?, precio de suministro, prix?, prix de cession, prezzo?, price per pack?, price per tablet?, target price?`),
  rdDetails: words(`r d details, r and d, development details`),
  submissionBatches: words(`submission batches, registration batches, exhibit batches, zulassungschargen`),
  gmpStatuses: words(
    `gmp, gmp status, gmp of manufacture, site approvals, gmp approvals, gmp zertifikat, certificado gmp`,
  ),
  lastInspection: words(`last inspection, last gmp inspection, letzte inspektion, ultima inspeccion`),
  countriesOfManufacture:
    words(`countries of manufacture, country of manufacture, manufactured in, made in, country of origin, origin, manufacturing country,
    land der herstellung, herstellland, herstellungsland, ursprungsland, pais de fabricacion, pays de fabrication, paese di produzione`),
  apiSources: words(
    `api source, api sources, api supplier, api manufacturer, wirkstoffhersteller, wirkstoffquelle, fuente de api, fabricante del api`,
  ),
  apiType: words(`api type`),
  apiDmf: words(`dmf, api dmf, dmf cep, cep, asmf`),
  cppCountry: words(`cpp, cpp country, copp, cpp land, pais cpp`),
  batchSize: words(`batch size, chargengrosse, tamano de lote, taille de lot`),
  minimumOrder:
    words(`moq, minimum order, minimum order quantity, min order, mindestmenge, mindestbestellmenge, pedido minimo, cantidad minima,
    quantite minimum, ordine minimo`),
  cro: words(`cro`),
  stabilityConditions: words(
    `stability, stability conditions, stability data, climatic zone, zone, stabilitat, stabilitatsdaten, estabilidad`,
  ),
  shelfLife: words(
    `shelf life, shelf life months, haltbarkeit, laufzeit, haltbarkeit monate, vida util, duree de conservation, validita, caducidad`,
  ),
  leadTime: words(
    `lead time, lead time weeks, delivery time, lieferzeit, plazo de entrega, delai de livraison, tempi di consegna`,
  ),
  regulatorySupport: words(
    `regulatory support, soporte regulatorio, zulassungsunterstutzung, regulatory services`,
  ),
  incrementalRd: words(`incremental r d, incremental development`),
  techTransferSupport: words(`tech transfer support, technology transfer support`),
  stabilityLoading: words(`stability loading`),
  offerDays: words(`offer in business days, offer days, days until offer, quotation time`),
  title: words(`title, listing title, titel, titulo, titre`),
};

/** Columns that are nobody's business, or say nothing of the product: they are left out, and said to be. */
export const leftOutWords: readonly string[] =
  words(`cost, costs, std cost, std cost usd, standard cost, cogs, cogm, margin, supplier margin, ek preis, einkaufspreis,
  internal price, internal, bemerkung intern, internal remarks, contact, contact person, ansprechpartner, customer, customers, kunde, kunden, cliente, client,
  email, phone, no, nr, number, item no, sr no, s no, sl no, art nr, artikelnummer, article no, code, id, position, pos, remarks, remark, comments, comment,
  notes, note, bemerkung, bemerkungen, kommentar, observaciones, remarques, updated, last updated, owner, responsible, partner`);

/** Whatever stands beside them, what a column of these holds is nobody's business. */
export const costWords: readonly string[] =
  words(`cost, costs, cogs, cogm, margin, margins, marge, margen, margine, ek, einkaufspreis, kosten, coste, costes, costo, costi, cout,
  couts, ricarico`);

/** What stands above columns that say in what the numbers of the one before them are. */
export const unitHeads: ReadonlySet<string> = new Set(
  words(`unit, units, uom, unit of measure, einheit, me, unidad, unite, unita, strength unit, unit of strength, dose unit, moq unit,
  unit of moq, batch size unit, shelf life unit`),
);
/** The same of prices: for how much they are. */
export const basisHeads: ReadonlySet<string> = new Set([
  ...unitHeads,
  ...words('price unit, unit of price, price per, per, basis, price basis, preiseinheit, pe'),
]);
export const currencyHeads: ReadonlySet<string> = new Set(
  words('currency, curr, ccy, cur, wahrung, whg, moneda, devise, valuta, divisa'),
);

/** Units that stand in a head: 'Haltbarkeit (Monate)'. */
export const headUnits: Readonly<Record<string, string>> = {
  months: 'months',
  month: 'months',
  monate: 'months',
  monaten: 'months',
  meses: 'months',
  mois: 'months',
  mesi: 'months',
  mon: 'months',
  mths: 'months',
  mos: 'months',
  weeks: 'weeks',
  wks: 'weeks',
  wo: 'weeks',
  week: 'weeks',
  wochen: 'weeks',
  semanas: 'weeks',
  semaines: 'weeks',
  settimane: 'weeks',
  years: 'years',
  jahre: 'years',
  anos: 'years',
  days: 'days',
  tage: 'days',
  mg: 'mg',
  mcg: 'mcg',
  g: 'g',
};

function words(list: string): string[] {
  return list.split(',').map((word) => word.replaceAll(/\s+/g, ' ').trim());
}
