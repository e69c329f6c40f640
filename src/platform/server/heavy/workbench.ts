import { type ChildProcess, fork } from 'node:child_process';
import { AppError } from '../http/errors.ts';
import { preloadsOf } from '../process/thread.ts';
import { Gate } from './gate.ts';
import type { Order, Outcome } from './jobs.ts';
import { TookTooLong } from './took-too-long.ts';

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

const idleMilliseconds = 5 * 60_000;
const program = new URL('../../../app/heavy-worker.ts', import.meta.url);

/**
 * A process of its own that does one piece of heavy work after the other. A thread would not do: what decodes and
 * encodes pictures takes the threads that the whole process has for passwords and files, wherever it is called.
 */
export class Workbench {
  readonly #limits: Limits;
  readonly #gate: Gate;
  #worker: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  /** Ends the work that the process is at; none where it is at nothing. */
  #settle: ((outcome: Outcome) => void) | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#gate = new Gate({ ...limits, atOnce: 1 });
  }

  /** Throws AppError where there is too much to do already, in whole or for one person; TookTooLong where its time is over. */
  async order(order: Order, person: number | null): Promise<unknown> {
    const outcome = await this.#gate.pass(() => this.#work(order), person);
    if ('made' in outcome) return outcome.made;
    if ('late' in outcome) throw new TookTooLong(`${order.job}: it took too long`);
    if ('fault' in outcome) throw new Error(`${order.job}: ${outcome.fault}`);
    const { code, message, issues } = outcome.refused;
    throw new AppError(code, message, { issues });
  }

  /** Ends the process; what waits is refused. */
  stop(): void {
    this.#gate.refuseAll();
    this.#drop(this.#worker);
  }

  /** Kills a process, which gets no more work from this moment on; what it was at has failed. */
  #drop(
    worker: ChildProcess | undefined,
    outcome: Outcome = { fault: 'the process that did it ended' },
  ): void {
    worker?.kill('SIGKILL');
    if (worker === undefined || this.#worker !== worker) return;
    this.#worker = undefined;
    this.#settle?.(outcome);
  }

  #work(order: Order): Promise<Outcome> {
    const worker = this.#open();
    const { promise, resolve } = Promise.withResolvers<Outcome>();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#drop(worker, { late: true }), this.#limits.milliseconds);
    this.#settle = (outcome) => {
      this.#settle = undefined;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#drop(worker), idleMilliseconds).unref();
      // Nothing waits for an idle process: it must hold up no end.
      worker.unref();
      resolve(outcome);
    };
    worker.ref();
    worker.send(order, (error) => error && this.#drop(worker));
    return promise;
  }

  #open(): ChildProcess {
    if (this.#worker !== undefined) return this.#worker;
    const { heapMegabytes } = this.#limits;
    const heap = heapMegabytes === undefined ? [] : [`--max-old-space-size=${heapMegabytes}`];
    const worker = fork(program, {
      serialization: 'advanced',
      execArgv: [...heap, ...preloadsOf(program)],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#worker = worker;
    worker.on('message', (outcome: Outcome) => {
      if (this.#worker === worker) this.#settle?.(outcome);
    });
    worker.on('error', () => this.#drop(worker));
    worker.on('exit', () => this.#drop(worker));
    return worker;
  }
}
