import type { CgmpAccreditation } from '#domains/catalogue/contract/gmp.ts';
import type { DosageFormTile, GmpTile, SupplierDosageForm } from '../contract/supplier-lists.ts';
import { tileOfAccreditation, tileOfDosageForm } from '../contract/supplier-tiles.ts';
import { given } from './display.ts';

/** The tile of a dosage form; what is on no list is among the others. */
export function dosageFormTile(form: string): DosageFormTile {
  return tileOfDosageForm[given(form) as SupplierDosageForm] ?? 'Others';
}

export function gmpTile(accreditation: string): GmpTile {
  return tileOfAccreditation[given(accreditation) as CgmpAccreditation] ?? 'Others';
}

export function litDosageForms(forms: readonly string[]): ReadonlySet<DosageFormTile> {
  return new Set(forms.filter(given).map(dosageFormTile));
}

export function litGmp(accreditations: readonly string[]): ReadonlySet<GmpTile> {
  return new Set(accreditations.filter(given).map(gmpTile));
}
