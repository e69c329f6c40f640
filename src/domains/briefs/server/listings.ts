import { and, asc, eq, inArray, or, type SQL } from 'drizzle-orm';
import { dossiers, molecules } from '#domains/dossiers/server/tables.ts';
import { titleOf } from '#domains/suppliers/server/rules.ts';
import { plants } from '#domains/suppliers/server/tables.ts';
import { toRowId } from '#platform/contract/row-id.ts';
import type { Queryable } from '#platform/server/database/database.ts';
import type { Listed } from '../contract/brief-listings.ts';
import { level, productWords } from './rules.ts';

type Wanted = { dossiers: readonly string[]; plants: readonly string[]; code: string };

function ids(typed: readonly string[]): number[] {
  return typed.flatMap((id) => toRowId(id) ?? []);
}

/** Listings that a brief may go to, as far as they are published: the dossiers first, each kind in the order of its ids. */
export async function findListed(db: Queryable, { code, ...wanted }: Wanted): Promise<Listed[]> {
  const dossierIds = ids(wanted.dossiers);
  const plantIds = ids(wanted.plants);
  const [ofDossiers, ofPlants] = await Promise.all([
    listDossiers(db, or(inArray(dossiers.id, dossierIds), eq(dossiers.code, code))),
    listPlants(db, or(inArray(plants.id, plantIds), eq(plants.code, code))),
  ]);
  return [
    ...calledAlike(
      ofDossiers.sort((a, b) => dossierIds.indexOf(Number(a.id)) - dossierIds.indexOf(Number(b.id))),
    ),
    ...ofPlants.sort((a, b) => plantIds.indexOf(Number(a.id)) - plantIds.indexOf(Number(b.id))),
  ];
}

async function listDossiers(db: Queryable, which: SQL | undefined): Promise<Listed[]> {
  const rows = await db
    .select({
      ...{ id: dossiers.id, code: dossiers.code, title: dossiers.title, markets: dossiers.markets },
      ...{ molecule: molecules.inn, form: dossiers.dosageForm, strengths: dossiers.strengths },
    })
    .from(dossiers)
    .innerJoin(molecules, eq(molecules.id, dossiers.moleculeId))
    .where(and(which, eq(dossiers.state, 'published')))
    .orderBy(asc(dossiers.id));
  return rows.map(({ id, molecule, form, ...row }) => ({
    ...{ kind: 'dossier', id: String(id), ...row },
    product: productWords(row.title, molecule, form),
  }));
}

/** Of the same product one is called as the first of it is: each product is one line (§25.1). */
function calledAlike(listed: readonly Listed[]): Listed[] {
  const names = new Map<string, string>();
  return listed.map((one) => {
    const name = names.get(level(one.product)) ?? one.product;
    names.set(level(one.product), name);
    return { ...one, product: name };
  });
}

async function listPlants(db: Queryable, which: SQL | undefined): Promise<Listed[]> {
  const rows = await db
    .select({ id: plants.id, code: plants.code, city: plants.city, country: plants.country })
    .from(plants)
    .where(and(which, eq(plants.state, 'published')))
    .orderBy(asc(plants.id));
  return rows.map(({ id, code, ...place }) => ({
    ...{ kind: 'supplier', id: String(id), code, title: titleOf(place) },
    ...{ markets: [], product: '', strengths: '' },
  }));
}
