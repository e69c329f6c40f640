import {
  advance,
  encodeModule,
  get,
  i16x8AtLeast,
  i16x8SignBits,
  i16x8Splat,
  i32LessThan,
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
  /** Sets in `to` exactly the bits of those 16-bit numbers, one per bit, that are at least `least`. */
  atLeast(to: number, numbers: number, least: number, end: number): void;
};

/** Bytes that one round of the kernel's loops takes. */
export const step = 32;

const module = new WebAssembly.Module(
  encodeModule([countBoth(), combine('and', v128And), combine('or', v128Or), atLeast()]),
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

function atLeast(): WasmFunction {
  const [to, numbers, least, end, bound] = [0, 1, 2, 3, 4];
  return {
    name: 'atLeast',
    parameters: 4,
    locals: [v128],
    returns: false,
    body: [
      [get(least), i16x8Splat, set(bound)],
      whileTrue(
        [get(to), get(end), i32LessThan],
        [
          [get(to), get(numbers), loadV128(0), get(bound), i16x8AtLeast, i16x8SignBits, storeByte(0)],
          [advance(to, 1), advance(numbers, 16)],
        ],
      ),
    ],
  };
}
