/**
 * The few words of WebAssembly's binary format that the kernel needs, spelt as functions. A module is a list of
 * functions that work on one imported memory; all their parameters are 32-bit integers. Numbers in comments are
 * chapters of the WebAssembly core specification 2.0.
 */

/** Bytes, nested as the code is; flattened at the end. */
export type Code = readonly (number | Code)[];

export type WasmFunction = {
  name: string;
  parameters: number;
  /** Further variables behind the parameters, by type. */
  locals: readonly ValueType[];
  /** Whether it returns a 32-bit integer. */
  returns: boolean;
  body: Code;
};

const i32 = 0x7f;
export const i64 = 0x7e;
export const v128 = 0x7b;
type ValueType = typeof i32 | typeof i64 | typeof v128;

const emptyBlock = 0x40;
const end = 0x0b;

/** 5.4.1: a loop that runs as long as the 32-bit integer on top of `condition` is not zero; it is tested first. */
export function whileTrue(condition: Code, body: Code): Code {
  const leaveBlock = [0x0d, 1];
  const repeat = [0x0c, 0];
  return [0x02, emptyBlock, 0x03, emptyBlock, condition, i32EqualsZero, leaveBlock, body, repeat, end, end];
}

/** 5.4.4 */
export function get(local: number): Code {
  return [0x20, unsigned(local)];
}
export function set(local: number): Code {
  return [0x21, unsigned(local)];
}

/** Adds a constant to a 32-bit variable. */
export function advance(local: number, by: number): Code {
  return [get(local), 0x41, signed(by), 0x6a, set(local)];
}

/** 5.4.6 and 5.4.8: loads and stores at the address on the stack plus `offset`; the 0 promises no alignment. */
export function loadI64(offset: number): Code {
  return [0x29, 0, unsigned(offset)];
}
export function loadV128(offset: number): Code {
  return [vector(0), 0, unsigned(offset)];
}
export function storeV128(offset: number): Code {
  return [vector(11), 0, unsigned(offset)];
}
export function storeByte(offset: number): Code {
  return [0x3a, 0, unsigned(offset)];
}

/** 5.4.7 */
const i32EqualsZero: Code = [0x45];
export const i32LessThan: Code = [0x49];
export const i64Add: Code = [0x7c];
export const i64And: Code = [0x83];
export const i64PopulationCount: Code = [0x7b];
export const i64ToI32: Code = [0xa7];

/** 5.4.8 */
export const v128And: Code = vector(78);
export const v128Or: Code = vector(80);
export const i16x8Splat: Code = vector(16);
export const i32x4Splat: Code = vector(17);
export const i16x8AtMost: Code = vector(52);
export const i32x4AtMost: Code = vector(62);
export const i16x8SignBits: Code = vector(132);
/** Halves the width of the numbers of two vectors. */
export const i16x8Narrow: Code = vector(133);
export const i16x8Subtract: Code = vector(145);
export const i32x4Subtract: Code = vector(177);

/** 5.5: the module's bytes. The memory is imported as `host.memory`, each function exported under its name. */
export function encodeModule(functions: readonly WasmFunction[]): Uint8Array<ArrayBuffer> {
  const types = functions.map((one) => [
    0x60,
    list(Array.from({ length: one.parameters }, () => [i32])),
    list(one.returns ? [[i32]] : []),
  ]);
  const memory = [text('host'), text('memory'), 0x02, 0x00, unsigned(0)];
  const bodies = functions.map((one) => sized([list(one.locals.map((type) => [1, type])), one.body, end]));
  return Uint8Array.from(
    flat([
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, list(types)),
      section(2, list([memory])),
      section(3, list(functions.map((_, index) => unsigned(index)))),
      section(7, list(functions.map((one, index) => [text(one.name), 0x00, unsigned(index)]))),
      section(10, list(bodies)),
    ]),
  );
}

function section(id: number, content: Code): Code {
  return [id, sized(content)];
}

function sized(content: Code): Code {
  return [unsigned(flat(content).length), content];
}

function list(items: readonly Code[]): Code {
  return [unsigned(items.length), items];
}

function text(name: string): Code {
  return [unsigned(name.length), [...Buffer.from(name)]];
}

function vector(instruction: number): Code {
  return [0xfd, unsigned(instruction)];
}

/** 5.2.2: LEB128. */
function unsigned(value: number): Code {
  return value < 128 ? [value] : [(value & 127) | 128, unsigned(value >>> 7)];
}

function signed(value: number): Code {
  return value >= -64 && value < 64 ? [value & 127] : [(value & 127) | 128, signed(value >> 7)];
}

function flat(code: Code): number[] {
  return code.flatMap((part) => (typeof part === 'number' ? part : flat(part)));
}
