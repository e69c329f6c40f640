import type { PoolConfig } from 'pg';
import type { Letter } from '../documents/letter.ts';
import type { Sealing } from '../documents/seal/seal-pdf.ts';
import type { EncodedPicture } from '../files/kinds/encode-picture.ts';

/** A post's cover as it is kept: a photograph's bytes, a drawing's text, or none. */
export type Cover = { photograph: Uint8Array } | { drawing: string } | null;

/** What a file's text says that it is a copy of; an encrypted one says nothing. A DOCX may have tracked changes or hidden text. */
export type NamedVersions = {
  versions: string[];
  isEncrypted: boolean;
  isMarked: boolean;
  isTooMuch: boolean;
};

/** What takes long enough to hold others up: what each is given, and what it makes. */
export type HeavyJobs = {
  /** A letter as PDF, with a molecule drawn into it where it is given as SMILES. */
  pdf(given: { letter: Letter; smiles?: string }): Promise<Uint8Array>;
  docx(given: { letter: Letter }): Promise<Uint8Array>;
  /** A workbook of offers that goes on reckoning, of a scenario as JSON. */
  offers(given: { scenario: string }): Promise<Uint8Array>;
  /** A molecule's structure as SVG. */
  structure(given: { smiles: string }): Promise<string>;
  /** The picture that link previews show for a post, as PNG. */
  preview(given: { title: string; cover: Cover }): Promise<Uint8Array>;
  /** An uploaded picture drawn anew into a folder. */
  picture(given: { path: string; folder: string }): Promise<EncodedPicture>;
  /** A PKCS #12 file that the product makes for itself. */
  certificate(given: { name: string; passphrase: string }): Promise<Uint8Array>;
  /** A signed document with its signatures' records, sealed; and the fingerprint of the certificate. */
  seal(given: Sealing): Promise<{ pdf: Uint8Array; fingerprint: string }>;
  /** The versions of term sheets that the text of each file names: 'DB-2026-000123, version 2'. */
  versions(given: { paths: string[] }): Promise<NamedVersions[]>;
  /**
   * What an owner's own sheet says (§12.17), as a file of JSON beside it, of so many letters, and how many listings its rows make; or
   * why it says nothing.
   */
  sheet(given: {
    path: string;
    fileName: string;
    asked: string;
  }): Promise<{ readPath: string; letters: number; drafts: number } | { fault: string }>;
  /** Has the rules judge a sheet that was read, of the turn that it was read at, and keeps what they find in the database. */
  judging(given: {
    connection: PoolConfig;
    deskTimeZone: string;
    sheet: { id: number; turn: number; companyId: number };
    readPath: string;
  }): Promise<void>;
  /** In what a file is not the document of which it is said to be a copy; null where it is. */
  difference(given: {
    path: string;
    original: string;
  }): Promise<{ is: 'missing' | 'added' | 'amended'; words: string } | null>;
};

export type HeavyJob = keyof HeavyJobs;
export type Given<J extends HeavyJob> = Parameters<HeavyJobs[J]>[0];
export type Made<J extends HeavyJob> = Awaited<ReturnType<HeavyJobs[J]>>;

/** To the process that works, one at a time. */
export type Order = { job: HeavyJob; given: unknown };
/** And back: what was made, why it is refused, or that it is a fault of ours. */
export type Outcome =
  | { made: unknown }
  | {
      refused: {
        code: 'too-large' | 'unsupported-type';
        message: string;
        issues: { path: string; message: string }[];
      };
    }
  | { fault: string }
  /** Its process was ended because it took too long. */
  | { late: true };
