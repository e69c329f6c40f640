import { expect } from '@playwright/test';
import type { ParsedMail } from 'mailparser';
import { linkFromMail } from '../e2e/support/mail-links.ts';
import { mailsOf } from '../e2e/support/product.ts';
import { demoPassword, type World } from '../e2e/support/test.ts';
import { csv, pdf } from '../server/testing/sample-files.ts';

export type Session = { token: string; name: string; role: string };

/** What the screens are filled with: people who are signed in, listings, requests of the seller, and mails. */
export type Stage = {
  origin: string;
  sessions: Record<'seller' | 'investor' | 'admin', Session>;
  dossierId: string;
  plantId: string;
  reference: string;
  signUpLink: string;
  resetLink: string;
  mails: ParsedMail[];
};

const guest = 'ana.costa@lusitan.example';
const invited = 'joao.silva@lusitan.example';

/** Does what fills the pages, on a product that nobody has used yet. */
export async function setStage(world: World): Promise<Stage> {
  const { origin } = world;
  const [seller, investor, admin] = await Promise.all(
    ['seller', 'investor', 'admin'].map((role) => logIn(origin, role)),
  );
  if (!seller || !investor || !admin) throw new Error('somebody of the demo could not log in');
  const dossiers = await post(origin, '/get-dossier', { page: 1, limit: 3, searchChar: '' }, seller.token);
  const plants = await post(origin, '/get-supplier', { page: 1, limit: 3, searchChar: '' }, seller.token);
  const dossierId: string = dossiers.data[0]._id;
  const plantId: string = plants.data[0]._id;
  await ask(origin, '/create-suppliertermsheet', seller.token, {
    id: plantId,
    gmpStatusRequired: 'EU GMP, USFDA',
    dosageFormsOfInterest: 'Tablets, Injectable',
    indicativeVolumes: '50 M tablets, 1.2 M vials',
  });
  const reference = await ask(origin, '/create-dossertermsheet', seller.token, {
    id: dossierId,
    marketsOfInterest: 'EU, UK, Canada',
    supplyRequired: 'With Supply',
    indicativeVolumes: '12 M tablets a year, 3-year forecast enclosed',
  });
  const profile = { name: 'Ana Costa', organisation: 'Lusitan Generics' };
  await post(origin, '/register', { ...profile, password: demoPassword, Email: guest });
  await post(origin, '/forgot-password', { Email: guest });
  await post(origin, '/sign-up', { ...profile, Email: invited });
  const signUpLink = await linkFromMail(world, invited, '/sign-up');
  const resetLink = await linkFromMail(world, guest, '/reset-password');
  await expect.poll(() => mailsOf(world.dataDir)).toHaveLength(7);
  const mails = await mailsOf(world.dataDir);
  return {
    origin,
    sessions: { seller, investor, admin },
    dossierId,
    plantId,
    reference,
    signUpLink,
    resetLink,
    mails,
  };
}

async function logIn(origin: string, role: string): Promise<Session> {
  return post(origin, '/login', { email: `${role}@demo.example`, password: demoPassword });
}

async function post(origin: string, path: string, body: object, token?: string) {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return read(path, answer);
}

/** Asks for a proposal or term sheet, with both files, and answers its reference. */
async function ask(
  origin: string,
  path: string,
  token: string,
  fields: Record<string, string>,
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('cdaOrNda', new Blob([new Uint8Array(pdf())]), 'CDA signed.pdf');
  form.append('rfq', new Blob([new Uint8Array(csv())]), 'volumes.csv');
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const answer = await fetch(origin + path, { method: 'POST', headers, body: form });
  return (await read(path, answer)).reference;
}

async function read(path: string, answer: Response) {
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
