import type { TableSource } from '#platform/server/table-query/define.ts';
import type { TableName } from '../../contract/back-office-tables.ts';
import {
  auditSource,
  mailSource,
  messageSource,
  postSource,
  problemSource,
  searchSource,
} from './desk-sources.ts';
import { evidenceSource } from './evidence-source.ts';
import { findingSource } from './finding-source.ts';
import { dossierSource, editSource, settlementSource, supplierSource } from './listing-sources.ts';
import { companySource, peopleSource } from './people-sources.ts';
import { feeSource, requestSource } from './request-sources.ts';

/** Where each table of the back office comes from. */
export const sources: Record<TableName, TableSource> = {
  requests: requestSource,
  dossiers: dossierSource,
  suppliers: supplierSource,
  edits: editSource,
  settlements: settlementSource,
  evidence: evidenceSource,
  findings: findingSource,
  blog: postSource,
  companies: companySource,
  people: peopleSource,
  messages: messageSource,
  problems: problemSource,
  mails: mailSource,
  searches: searchSource,
  fees: feeSource,
  audit: auditSource,
};
