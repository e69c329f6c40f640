import { choosingTheReferenceProduct } from './choosing-the-reference-product.ts';
import { exclusivityVersusPatents } from './exclusivity-versus-patents.ts';
import { fromTermSheetToLicence } from './from-term-sheet-to-licence.ts';
import { gmpCertificates } from './gmp-certificates.ts';
import { moqAndBatchSize } from './moq-and-batch-size.ts';
import type { DemoPost } from './post.ts';
import { profitShareDeals } from './profit-share-deals.ts';
import { readingACda } from './reading-a-cda.ts';
import { techTransferWithoutSurprises } from './tech-transfer-without-surprises.ts';
import { whoOwnsTheApiFile } from './who-owns-the-api-file.ts';
import { zoneIvbStability } from './zone-ivb-stability.ts';

/** The blog of a first start, the oldest first. */
export const demoPosts: readonly DemoPost[] = [
  readingACda,
  choosingTheReferenceProduct,
  zoneIvbStability,
  profitShareDeals,
  gmpCertificates,
  whoOwnsTheApiFile,
  techTransferWithoutSurprises,
  moqAndBatchSize,
  exclusivityVersusPatents,
  fromTermSheetToLicence,
];
