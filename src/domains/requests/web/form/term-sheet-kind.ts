import type { ListingKind } from '#domains/catalogue/contract/listing-kinds.ts';
import type { FileBox } from '#platform/contract/call.ts';
import type { FileBoxName } from '#platform/contract/files.ts';
import type { Crumb } from '#ui/page/page.tsx';
import type { TermSheetCall } from './use-submit.ts';

type FieldBasics = {
  /** The field of the payload. */
  name: string;
  label: string;
  /** It tells volumes: below it they stand in figures, where they can be read (§10.20). */
  isVolumes?: boolean;
};

export type TermSheetField =
  /** One of a few, or not said. */
  | (FieldBasics & { kind: 'choice'; options: readonly string[] })
  /** Free text of several lines. */
  | (FieldBasics & { kind: 'text'; description: string })
  /** Separated by commas, and shown as understood. */
  | (FieldBasics & {
      kind: 'list';
      description: string;
      /** What the list holds, for those who hear it. */
      things: string;
      /** Names we know: typed in whatever case, they are shown as we write them. */
      known?: readonly string[];
      /** It names markets: those that the listing does not offer are told (§10.19). */
      isMarkets?: boolean;
      /** Another list of the form, whose entries these belong to, one by one. */
      beside?: string;
    });

/** What makes a term sheet the one for dossiers or the one for suppliers. */
export type TermSheetKind = {
  call: TermSheetCall;
  listing: ListingKind;
  title: string;
  breadcrumb: readonly Crumb[];
  /** The finder it was reached from, and leads back to. */
  finder: string;
  /** Said where the listing does not exist. */
  missing: string;
  /** Said where it could not be loaded. */
  failed: string;
  fields: readonly TermSheetField[];
  /** The labels carry an asterisk, as if each were required; only the at-least-one rule holds. */
  asterisks?: boolean;
  /** A Cancel beside Submit. */
  cancel?: boolean;
  /** What the last search of the finder says of its fields, by their names; '' where it says nothing. */
  fromSearch: () => Readonly<Record<string, string>>;
  /** It stands in the fields at once; otherwise it is offered below them. */
  isTaken: boolean;
  boxes: Readonly<Record<FileBoxName, FileBox>>;
  consent: string;
};
