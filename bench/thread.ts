import { ask, type Quantiles, type Serving, withServer } from './search/http-load.ts';

const messageCount = 500;
const openings = 300;

export type ThreadResult = Quantiles & { messages: number; openings: number; answerBytes: number };

/** Measures how a request with a long thread opens over HTTP, on a seeded data folder. */
export function measureThread(dataDir: string): Promise<ThreadResult> {
  return withServer(dataDir, async (serving) => {
    const reference = await askForProposal(serving);
    const url = `/api/requests/${reference}`;
    for (let number = 1; number <= messageCount; number++) {
      await send(serving, `${url}/messages`, { text: `Message ${number}: which strengths are planned?` });
    }
    return measureOpenings(serving, url);
  });
}

async function askForProposal(serving: Serving): Promise<string> {
  const found = await ask(serving, '/get-dossier', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [dossier] = JSON.parse(found).data;
  const submitted = await send(serving, '/create-dossertermsheet', {
    id: dossier._id,
    indicativeVolumes: '1 M tablets',
  });
  return JSON.parse(submitted).reference;
}

/** One after the other over one connection; the first third warms up and is not counted. */
async function measureOpenings(serving: Serving, url: string): Promise<ThreadResult> {
  const times: number[] = [];
  let answer = '';
  for (let opening = 0; opening < openings; opening++) {
    const from = performance.now();
    answer = await ask(serving, url, {});
    times.push(performance.now() - from);
  }
  const { messages } = JSON.parse(answer).data;
  if (messages.length !== messageCount) throw new Error(`${messages.length} messages came`);
  const counted = times.slice(Math.floor(openings / 3)).sort((a, b) => a - b);
  return {
    messages: messageCount,
    openings: counted.length,
    answerBytes: Buffer.byteLength(answer),
    p50: counted[counted.length >> 1] as number,
    p99: counted[Math.floor(counted.length * 0.99)] as number,
  };
}

function send(serving: Serving, url: string, fields: Record<string, string>): Promise<string> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return ask(serving, url, { method: 'POST', body });
}
