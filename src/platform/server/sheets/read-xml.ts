import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { SheetFault } from './sheet-row.ts';

type XmlHandlers = {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
};

/** Office nests some twenty deep, and a cell holds 32,767 characters: beyond these a part was made to fill the memory. */
const deepest = 100;
const longestPiece = 1024 * 1024;

/** 'x:row' and 'row' are the same: the prefix is the writer's choice. */
function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Reads XML piece by piece, so that a part of any size takes the memory of a piece; after each, `afterPiece` runs. */
export async function* readXml(stream: Readable, handlers: XmlHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser();
  const broken = () => new SheetFault('A part of this workbook is broken. Save it again as XLSX.');
  let depth = 0;
  let heldBytes = 0;
  parser.on('opentag', (tag: SaxesTagPlain) => {
    depth += 1;
    heldBytes = 0;
    if (depth > deepest) throw broken();
    handlers.open?.(localName(tag.name), tag.attributes);
  });
  parser.on('text', (text) => handlers.text?.(text));
  parser.on('cdata', (text) => handlers.text?.(text));
  parser.on('closetag', (tag: SaxesTagPlain) => {
    depth -= 1;
    heldBytes = 0;
    handlers.close?.(localName(tag.name));
  });
  parser.on('error', () => {
    throw broken();
  });
  const decoder = new TextDecoder();
  try {
    for await (const piece of stream as AsyncIterable<Buffer>) {
      heldBytes += piece.length;
      if (heldBytes > longestPiece) throw broken();
      parser.write(decoder.decode(piece, { stream: true }));
      yield;
    }
    parser.write(decoder.decode()).close();
    yield;
  } catch (error) {
    if (error instanceof SheetFault) throw error;
    throw broken();
  } finally {
    stream.destroy();
  }
}

/** Reads a whole part that is known to be small. */
export async function readWholeXml(stream: Readable, handlers: XmlHandlers): Promise<void> {
  for await (const _ of readXml(stream, handlers));
}
