import { Transform } from 'node:stream';

/** Turns bytes of an encoding into text, a byte order mark left away. */
export function decoding(encoding: 'utf-8' | 'windows-1252'): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    readableObjectMode: false,
    transform(piece: Buffer, _encoding, done) {
      done(null, Buffer.from(decoder.decode(piece, { stream: true })));
    },
    flush(done) {
      done(null, Buffer.from(decoder.decode()));
    },
  });
}
