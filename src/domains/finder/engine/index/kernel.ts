import {
  advance,
  type Code,
  encodeModule,
  get,
  i16x8AtMost,
  i16x8Narrow,
  i16x8SignBits,
  i16x8Splat,
  i16x8Subtract,
  i32LessThan,
  i32x4AtMost,
  i32x4Splat,
  i32x4Subtract,
  i64,
  i64Add,
  i64And,
  i64PopulationCount,
  i64ToI32,
  loadI64,
  loadV128,
  set,
  storeByte,
  storeV128,
  v128,
  v128And,
  v128Or,
  type WasmFunction,
  whileTrue,
} from './wasm-module.ts';

/**
 * Work on whole bitmaps that JavaScript, without 64-bit integers, does six times slower: counting the documents that
 * two bitmaps share, and combining bitmaps. All arguments are byte addresses in the memory the kernel was made for,
 * `end` is where the first operand ends. Bitmaps are multiples of `step` bytes long.
 */
export type Kernel = {
  /** How many bits are set in both. */
  countBoth(a: number, b: number, end: number): number;
  /** to = a AND b; `end` belongs to `to`. */
  and(to: number, a: number, b: number, end: number): void;
  /** to = a OR b; `end` belongs to `to`. */
  or(to: number, a: number, b: number, end: number): void;
  /** Sets in `to` exactly the bits of those 16-bit numbers, one per bit, that are `least` or up to `span` more. */
  between16(to: number, numbers: number, least: number, span: number, end: number): void;
  /** The same of 32-bit numbers. */
  between32(to: number, numbers: number, least: number, span: number, end: number): void;
};

/** Bytes that one round of the kernel's loops takes. */
export const step = 32;

const module = new WebAssembly.Module(
  encodeModule([countBoth(), combine('and', v128And), combine('or', v128Or), between16(), between32()]),
);

export function createKernel(memory: WebAssembly.Memory): Kernel {
  const { exports } = new WebAssembly.Instance(module, { host: { memory } });
  return exports as Kernel;
}

function countBoth(): WasmFunction {
  const [a, b, end, sum] = [0, 1, 2, 3];
  const word = (offset: number) => [
    get(a),
    loadI64(offset),
    get(b),
    loadI64(offset),
    i64And,
    i64PopulationCount,
  ];
  return {
    name: 'countBoth',
    parameters: 3,
    locals: [i64],
    returns: true,
    body: [
      whileTrue(
        [get(a), get(end), i32LessThan],
        [
          [word(0), word(8), i64Add, word(16), word(24), i64Add, i64Add],
          [get(sum), i64Add, set(sum)],
          [advance(a, step), advance(b, step)],
        ],
      ),
      [get(sum), i64ToI32],
    ],
  };
}

function combine(name: string, operation: typeof v128And): WasmFunction {
  const [to, a, b, end] = [0, 1, 2, 3];
  const half = (offset: number) => [
    [get(to), get(a), loadV128(offset), get(b), loadV128(offset)],
    [operation, storeV128(offset)],
  ];
  return {
    name,
    parameters: 4,
    locals: [],
    returns: false,
    body: whileTrue(
      [get(to), get(end), i32LessThan],
      [half(0), half(16), advance(to, step), advance(a, step), advance(b, step)],
    ),
  };
}

// Without a sign, what is less than the least is far more than any span when the least is taken off.

function between16(): WasmFunction {
  const [numbers, least, span] = [1, 2, 3];
  const [low, width] = [5, 6];
  return between('between16', 16, [
    [get(least), i16x8Splat, set(low), get(span), i16x8Splat, set(width)],
    [get(numbers), loadV128(0), get(low), i16x8Subtract, get(width), i16x8AtMost],
  ]);
}

function between32(): WasmFunction {
  const [numbers, least, span] = [1, 2, 3];
  const [low, width] = [5, 6];
  const four = (offset: number) => [
    [get(numbers), loadV128(offset), get(low), i32x4Subtract, get(width), i32x4AtMost],
  ];
  return between('between32', 32, [
    [get(least), i32x4Splat, set(low), get(span), i32x4Splat, set(width)],
    [four(0), four(16), i16x8Narrow],
  ]);
}

/** Eight numbers at a time make a byte of bits. */
function between(name: string, bits: number, [prepare, compare]: [Code, Code]): WasmFunction {
  const [to, numbers, end] = [0, 1, 4];
  return {
    name,
    parameters: 5,
    locals: [v128, v128],
    returns: false,
    body: [
      prepare,
      whileTrue(
        [get(to), get(end), i32LessThan],
        [get(to), compare, i16x8SignBits, storeByte(0), advance(to, 1), advance(numbers, bits)],
      ),
    ],
  };
}
