import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A place in a file of ours that was put together of others (scripts/bundle-server.mjs). */
const bundled = /(file:\/\/[^\s()]+\/build\/app\/[\w.-]+\.js):(\d+):(\d+)/g;
const maps = new Map<string, SourceMap | null>();

/**
 * The frames of a trace by the lines of our sources, where they are of the bundled server: those of packages stay. Maps are read by the first
 * trace that needs them: Node would read all of them at every start.
 */
export function inSources(frames: string): string {
  return frames.replaceAll(bundled, (place, url: string, line: string, column: string) => {
    const entry = mapOf(url)?.findEntry(Number(line) - 1, Number(column) - 1);
    // Of a line that is not mapped the nearest one before is told, which is of other code.
    if (entry === undefined || !('originalSource' in entry) || entry.generatedLine !== Number(line) - 1)
      return place;
    return `${new URL(entry.originalSource, url)}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  });
}

function mapOf(url: string): SourceMap | null {
  const known = maps.get(url);
  if (known !== undefined) return known;
  const map = readMap(url);
  maps.set(url, map);
  return map;
}

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(fileURLToPath(`${url}.map`), 'utf8')));
  } catch {
    // A trace is told all the same.
    return null;
  }
}
