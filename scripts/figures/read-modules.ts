import { posix } from 'node:path';
import { parseSync } from 'vite';

/** A function with a name of its own, over how many lines it goes. */
type NamedFunction = { name: string; lines: number };

export type Module = {
  text: string;
  /** What it declares and exports, types aside. */
  exports: Set<string>;
  /** The files of the tree that it takes more than types from, by their paths. */
  imports: string[];
  functions: NamedFunction[];
};

type Node = { type: string; start: number; end: number; [field: string]: unknown };

/** The modules among the files of a tree, given as path → text. */
export function readModules(files: ReadonlyMap<string, string>): Map<string, Module> {
  const { imports: aliases = {} } = JSON.parse(files.get('package.json') ?? '{}') as {
    imports?: Record<string, string>;
  };
  const modules = new Map<string, Module>();
  for (const [path, text] of files) {
    if (/\.m?tsx?$/.test(path)) modules.set(path, readModule(path, text, files, aliases));
  }
  return modules;
}

function readModule(
  path: string,
  text: string,
  files: ReadonlyMap<string, string>,
  aliases: Record<string, string>,
): Module {
  const { module, program } = parseSync(path, text);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const taken = [
    ...module.staticImports
      .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && !isType ? [moduleRequest.value] : [],
    ),
    ...module.dynamicImports.map(({ moduleRequest }) =>
      text.slice(moduleRequest.start, moduleRequest.end).replace(/^['"`]|['"`]$/g, ''),
    ),
  ];
  const declared = entries.filter(({ moduleRequest, isType }) => !moduleRequest && !isType);
  return {
    text,
    exports: new Set(
      declared.flatMap(({ exportName, localName }) => localName.name ?? exportName.name ?? []),
    ),
    imports: [...new Set(taken.flatMap((specifier) => resolve(path, specifier, files, aliases)))],
    functions: functionsOf(program as unknown as Node, text),
  };
}

function resolve(
  path: string,
  specifier: string,
  files: ReadonlyMap<string, string>,
  aliases: Record<string, string>,
): string[] {
  const candidates = specifier.startsWith('.')
    ? [posix.join(posix.dirname(path), specifier)]
    : Object.entries(aliases).flatMap(([alias, place]) => {
        const [before = '', after] = alias.split('*');
        if (after === undefined ? alias !== specifier : !specifier.startsWith(before)) return [];
        return [posix.normalize(place.replace('*', specifier.slice(before.length)))];
      });
  return candidates.filter((candidate) => files.has(candidate));
}

const functionTypes = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;

/** Declared functions, methods, and those that a name is given to; what is handed on without one is a part of them. */
function functionsOf(program: Node, text: string): NamedFunction[] {
  const found: NamedFunction[] = [];

  function visit(node: Node, name: string | undefined): void {
    const own = nameIn(node.id) ?? name;
    if (functionTypes.test(node.type) && own !== undefined) {
      found.push({ name: own, lines: linesOf(text.slice(node.start, node.end)) });
    }
    const givesName = /^(VariableDeclarator|Property|PropertyDefinition|MethodDefinition)$/.test(node.type);
    for (const [field, value] of Object.entries(node)) {
      const given =
        givesName && /^(init|value)$/.test(field) ? (nameIn(node.id) ?? nameIn(node.key)) : undefined;
      for (const child of [value].flat()) if (isNode(child)) visit(child, given);
    }
  }

  visit(program, undefined);
  return found;
}

function nameIn(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** As an editor numbers them: what ends a line begins no other. */
export function linesOf(text: string): number {
  return text === '' ? 0 : text.replace(/\n$/, '').split('\n').length;
}
