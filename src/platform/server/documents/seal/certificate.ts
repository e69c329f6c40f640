import { createHash, generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import forge from 'node-forge';

/** With what a document is sealed: the key, and the certificates from its own up, each as DER. */
export type SealingCertificate = { keyPem: string; chain: [Buffer, ...Buffer[]] };

const { oids } = forge.pki;
const { md: digests } = forge;

/** Opens a PKCS #12 file. Throws where the passphrase is another, or no RSA key with its certificate is in it. */
export function openP12(p12: Uint8Array, passphrase: string): SealingCertificate {
  const content = forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(p12).toString('latin1')));
  const opened = forge.pkcs12.pkcs12FromAsn1(content, false, passphrase);
  const bagsOf = (type: string | undefined) =>
    type === undefined ? [] : (opened.getBags({ bagType: type })[type] ?? []);
  const key = [...bagsOf(oids.pkcs8ShroudedKeyBag), ...bagsOf(oids.keyBag)].find((bag) => bag.key)?.key;
  if (key == null) throw new Error('it holds no RSA key');
  const certificates = bagsOf(oids.certBag).flatMap(({ cert }) => cert ?? []);
  const isOwn = ({ publicKey }: forge.pki.Certificate) =>
    (publicKey as forge.pki.rsa.PublicKey).n.equals((key as forge.pki.rsa.PrivateKey).n);
  const own = certificates.find(isOwn);
  if (own === undefined) throw new Error('it holds no certificate of its key');
  const toDer = (certificate: forge.pki.Certificate) => derOf(forge.pki.certificateToAsn1(certificate));
  return {
    keyPem: forge.pki.privateKeyToPem(key),
    chain: [toDer(own), ...certificates.filter((one) => one !== own).map(toDer)],
  };
}

export function derOf(node: forge.asn1.Asn1): Buffer {
  return Buffer.from(forge.asn1.toDer(node).getBytes(), 'latin1');
}

const selfMadeYears = 10;
const dayMilliseconds = 86_400_000;

/** A certificate that vouches for nobody, for an installation that was given none: it shows that no byte was changed. */
export async function makeP12(name: string, passphrase: string, now: Date): Promise<Buffer> {
  const pair = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const key = forge.pki.privateKeyFromPem(pair.privateKey);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = forge.pki.publicKeyFromPem(pair.publicKey);
  // The first bit is free, so that the number is positive.
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = new Date(now.getTime() - dayMilliseconds);
  certificate.validity.notAfter = new Date(now.getTime() + selfMadeYears * 365 * dayMilliseconds);
  const subject = [{ name: 'commonName', value: name }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false, critical: true },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(key, digests.sha256.create());
  return derOf(forge.pkcs12.toPkcs12Asn1(key, [certificate], passphrase, { algorithm: 'aes256' }));
}

export function fingerprintOf(der: Buffer): string {
  return createHash('sha256').update(der).digest('hex');
}
