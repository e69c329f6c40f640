import { createHash, sign } from 'node:crypto';
import { Signer } from '@signpdf/utils';
import forge from 'node-forge';
import { derOf, type SealingCertificate } from './certificate.ts';

const { asn1 } = forge;
const { Class, Type } = asn1;
type Node = forge.asn1.Asn1;

const ids = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
};

const bytes = (buffer: Buffer) => buffer.toString('latin1');
const sha256 = (buffer: Buffer) => createHash('sha256').update(buffer).digest();
const sequence = (...of: Node[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, of);
const set = (...of: Node[]) => asn1.create(Class.UNIVERSAL, Type.SET, true, of);
const tagged = (tag: number, of: Node[]) =>
  asn1.create(Class.CONTEXT_SPECIFIC, tag as forge.asn1.Type, true, of);
const octets = (of: Buffer) => asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes(of));
const integer = (of: number) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(of).getBytes());
const oid = (of: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(of).getBytes());
const nothing = () => asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
const parse = (der: Buffer) => asn1.fromDer(forge.util.createBuffer(bytes(der)));

/**
 * Signs a PDF as PAdES wants it (ETSI EN 319 142-1, level B-B): a detached CMS whose signed attributes name the certificate
 * (signing-certificate-v2) and no time, which the signature's dictionary has. The library's own signer does neither.
 */
export class CadesSigner extends Signer {
  readonly #certificate: SealingCertificate;

  constructor(certificate: SealingCertificate) {
    super();
    this.#certificate = certificate;
  }

  override async sign(content: Buffer): Promise<Buffer> {
    const { keyPem, chain } = this.#certificate;
    const [own] = chain;
    const attributes = [
      attribute(ids.contentType, oid(ids.data)),
      attribute(ids.messageDigest, octets(sha256(content))),
      attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(own)))))),
    ].sort((one, other) => Buffer.compare(derOf(one), derOf(other)));
    const signature = sign('sha256', derOf(set(...attributes)), keyPem);
    const signer = sequence(
      integer(1),
      issuerAndSerial(own),
      sequence(oid(ids.sha256), nothing()),
      tagged(0, attributes),
      sequence(oid(ids.rsa), nothing()),
      octets(signature),
    );
    const signed = sequence(
      integer(1),
      set(sequence(oid(ids.sha256), nothing())),
      sequence(oid(ids.data)),
      tagged(0, chain.map(parse)),
      set(signer),
    );
    return derOf(sequence(oid(ids.signedData), tagged(0, [signed])));
  }
}

function attribute(type: string, value: Node): Node {
  return sequence(oid(type), set(value));
}

/** As the certificate itself writes them. */
function issuerAndSerial(der: Buffer): Node {
  const [toBeSigned] = parse(der).value as Node[];
  const fields = toBeSigned?.value as Node[];
  const version = fields[0]?.tagClass === Class.CONTEXT_SPECIFIC ? 1 : 0;
  const [serial, issuer] = [fields[version], fields[version + 2]];
  if (serial === undefined || issuer === undefined) throw new Error('this is no certificate');
  return sequence(issuer, serial);
}
