import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '../http/errors.ts';
import type { Order, Outcome } from './jobs.ts';
import { tooMuch, tooMuchForOne } from './refusals.ts';

export type Limits = {
  /** Waiting behind the one that is being worked on; whoever comes then is told to come again. */
  waiting: number;
  /** Of one person, waiting and being worked on. */
  perPerson: number;
  /** Of one piece of work; then its process is ended, and the next gets another. */
  milliseconds: number;
  /** What its process may hold; no more than that can be in use of what somebody sent. */
  heapMegabytes?: number;
};

type Piece = {
  order: Order;
  person: number | null;
  resolve(made: unknown): void;
  reject(error: Error): void;
};

const idleMilliseconds = 5 * 60_000;
const program = new URL('../../../app/heavy-worker.ts', import.meta.url);

/**
 * A process of its own that does one piece of heavy work after the other. A thread would not do: what decodes and
 * encodes pictures takes the threads that the whole process has for passwords and files, wherever it is called.
 */
export class Workbench {
  readonly #limits: Limits;
  readonly #waiting: Piece[] = [];
  #current: Piece | undefined;
  #worker: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Throws AppError where there is too much to do already, in whole or for one person. */
  order(order: Order, person: number | null): Promise<unknown> {
    if (this.#waiting.length >= this.#limits.waiting) throw tooMuch();
    const pieces = this.#current === undefined ? this.#waiting : [this.#current, ...this.#waiting];
    const own = pieces.filter((piece) => person !== null && piece.person === person).length;
    if (own >= this.#limits.perPerson) {
      throw tooMuchForOne();
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ order, person, resolve, reject });
      this.#next();
    });
  }

  /** Ends the process; what waits is refused. */
  stop(): void {
    for (const piece of this.#waiting.splice(0)) piece.reject(tooMuch());
    this.#drop(this.#worker);
  }

  /** Kills a process, which gets no more work from this moment on; what it was at has failed. */
  #drop(worker: ChildProcess | undefined): void {
    worker?.kill('SIGKILL');
    if (worker === undefined || this.#worker !== worker) return;
    this.#worker = undefined;
    this.#settle({ fault: 'the process that did it ended, or took too long' });
  }

  #next(): void {
    if (this.#current !== undefined) return;
    clearTimeout(this.#timer);
    const piece = this.#waiting.shift();
    this.#current = piece;
    const worker = piece === undefined ? this.#worker : this.#open();
    const limit = piece === undefined ? idleMilliseconds : this.#limits.milliseconds;
    this.#timer = setTimeout(() => this.#drop(worker), limit);
    if (piece === undefined) {
      this.#timer.unref();
      return;
    }
    worker?.ref();
    worker?.send(piece.order, (error) => error && this.#drop(worker));
  }

  #open(): ChildProcess {
    if (this.#worker !== undefined) return this.#worker;
    const { heapMegabytes } = this.#limits;
    const worker = fork(program, {
      serialization: 'advanced',
      execArgv: heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#worker = worker;
    worker.on('message', (outcome: Outcome) => {
      if (this.#worker === worker) this.#settle(outcome);
    });
    worker.on('error', () => this.#drop(worker));
    worker.on('exit', () => this.#drop(worker));
    return worker;
  }

  #settle(outcome: Outcome): void {
    const piece = this.#current;
    this.#current = undefined;
    // Nothing waits for an idle process: it must hold up no end.
    this.#worker?.unref();
    if (piece !== undefined) {
      if ('made' in outcome) piece.resolve(outcome.made);
      else if ('refused' in outcome) {
        const { code, message, issues } = outcome.refused;
        piece.reject(new AppError(code, message, { issues }));
      } else piece.reject(new Error(`${piece.order.job}: ${outcome.fault}`));
    }
    this.#next();
  }
}
