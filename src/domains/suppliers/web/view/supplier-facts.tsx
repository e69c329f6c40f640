import type { ReactNode } from 'react';
import { isYes, Yes } from '#ui/mark/yes.tsx';
import type { Fact } from '#ui/page/facts.tsx';
import { establishedYear } from '../../contract/supplier-years.ts';
import type { Supplier } from '../../contract/suppliers.ts';
import { CompanyType } from '../company-type.tsx';
import { given, givenList, yearsWords } from '../display.ts';

/** The facts block of a supplier, in its order; what the company left open is left out. */
export function factsOf(supplier: Supplier): Fact[] {
  const years = supplier.SuListing_Filter_Searchpage_Years_Of_Operation;
  const places = givenList(
    [supplier.SuListing_Detailed_Manufacturing_Plant_location],
    supplier.SuListing_Search_Manufacturing_Plant_location,
  );
  return [
    ...fact('Manufacturing plant', places.join(' · ')),
    ...fact('Plant ID', supplier.Plant_ID),
    ...fact(`Estd ${establishedYear(years, new Date())}`, yearsWords(years)),
    ...fact('Company type', supplier.SuListing_Search_Supplier_Type_of_company, (type) => (
      <CompanyType type={type} />
    )),
    ...fact('Manufacturer type', givenList(supplier.SuListing_Filter_manufacturer_type).join(', ')),
    ...fact('Annual capacity', supplier.SuListing_Detailed_Dosageforms_Annual_Capacity),
    ...fact('Last GMP inspection', supplier.Plant_GMP_Year_of_Last_Inspection),
    ...fact('R&D', supplier.SuListing_Detailed_RND_flag, writeFlag),
    ...fact('API manufacturing', supplier.SuListing_Detailed_API_flag, writeFlag),
    ...fact('Front-end markets', supplier.SuListing_Detailed_Front_end_markets_flag, writeFlag),
  ];
}

function fact(label: string, value: string, write: (text: string) => ReactNode = (text) => text): Fact[] {
  const text = given(value);
  return text === '' ? [] : [{ label, value: write(text), muted: text.toLowerCase() === 'no' }];
}

function writeFlag(flag: string): ReactNode {
  return isYes(flag) ? <Yes /> : flag;
}
