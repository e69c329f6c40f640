import type { ListingAge } from '#domains/catalogue/contract/listing-age.ts';
import { toAge } from '#domains/catalogue/server/listing-table.ts';
import { toMark } from '#domains/companies/server/verification/mark.ts';
import type { ListingTexts } from '#domains/finder/engine/words/matched-words.ts';
import { cardKeeper } from '#domains/finder/server/kept-cards.ts';
import { dosageFormNumbers } from '../contract/dosage-form-numbers.ts';
import {
  type ProductionFields,
  type Supplier,
  type SupplierCard,
  supplierCard,
} from '../contract/suppliers.ts';
import type { PlantCardRow, PlantRow } from './queries.ts';
import { placeOf } from './rules.ts';
import type { Production } from './tables.ts';

/** What a search keeps of a plant's card: our names become those on the wire (§3.5). */
export const keepSupplierCard = cardKeeper(supplierCard, toSummary, cardTexts);

/** The texts of a card's plant in which a buyer's words are looked for. */
function cardTexts(row: PlantCardRow): ListingTexts {
  return {
    names: [row.code, row.plantCode, row.city, row.country, ...row.dosageForms, ...row.capabilityTexts],
    description: [...row.accreditations, row.companyType],
  };
}

/** What a card and a whole plant both show. */
function toSummary(row: PlantCardRow): Omit<SupplierCard, 'matched' | 'isNew' | keyof ListingAge> {
  const place = placeOf(row);
  return {
    _id: String(row.id),
    Plant_ID: row.plantCode,
    SuListing_ID: row.code,
    SuListing_Star_Rating: row.stars,
    SuListing_Search_Manufacturing_Plant_location: place === '' ? [] : [place],
    SuListing_Filter_Searchpage_Years_Of_Operation: row.yearsOfOperation,
    SuListing_Search_Supplier_Type_of_company: row.companyType,
    SuListing_Search_Special_capabilities_Short_Text: row.capabilityTexts,
    SuListing_Search_Dosageforms: row.dosageForms,
    SuListing_Searchpage_Detailed_GMP: row.accreditations,
  };
}

/** Our names become those on the wire, for a whole plant (§3.6). */
export function toSupplier(plant: PlantRow): Supplier {
  return {
    ...toSummary(plant),
    Supplier_ID: plant.code,
    SuListing_Detailed_Manufacturing_Plant_location: placeOf(plant),
    SuListing_Detailed_Dosageforms_Annual_Capacity: plant.annualCapacity,
    SuListing_Detailed_RND_flag: plant.rdCapabilities,
    SuListing_Detailed_API_flag: plant.apiManufacturing,
    SuListing_Detailed_Front_end_markets_flag: plant.frontEndMarkets,
    Plant_GMP_Year_of_Last_Inspection: plant.inspectionYear === null ? '' : String(plant.inspectionYear),
    SuListing_Detailed_GMP: plant.otherGmp,
    SuListing_Detailed_CC_cost_UOM: plant.unitPrice,
    SuListing_Filter_Detailed_Dosageform: plant.dosageForms,
    SuListing_Filter_manufacturer_type: plant.manufacturerTypes,
    SuListing_Detailed_Others: plant.otherOfferings,
    SuListing_Detailed_Special_Capabilities: plant.specialCapabilities,
    SuListing_Detailed_Compliances: plant.compliances,
    ...toProductionFields(plant.production),
    age: toAge(plant),
    verified: toMark(plant),
  };
}

/** Numbered fields in place of a list (§3.6); those beyond the plant's forms are empty. */
function toProductionFields(production: readonly Production[]): ProductionFields {
  const fields = dosageFormNumbers.flatMap((n) => {
    const form = production[n - 1];
    return [
      [`SuListing_Production_capabilities_dosageform${n}`, headingOf(form)],
      [`SuListing_Detailed_Dosageform${n}_manufacturing`, form?.manufacturing ?? ''],
      [`SuListing_Detailed_Dosageform${n}_packaging`, form?.packaging ?? ''],
      [`SuListing_Detailed_Dosageform${n}_capacity`, form?.capacity ?? ''],
      [`SuListing_Detailed_mfgequipment_dosageform${n}`, form?.manufacturingEquipment ?? ''],
      [`SuListing_Detailed_pkgequipment_dosageform${n}`, form?.packagingEquipment ?? ''],
    ];
  });
  return Object.fromEntries(fields) as ProductionFields;
}

function headingOf(form: Production | undefined): string {
  return [form?.dosageForm, form?.capabilities].filter(Boolean).join(': ');
}
