import Module, {createRequire} from 'node:module';

/** A module of a package, and the file whose `require` finds it. */
export interface LateModule {
  readonly request: string;
  readonly from: string;
}

type Exports = object & {new (...args: unknown[]): object; (...args: unknown[]): unknown};

/**
 * Makes CommonJS code that imports a module get it at its first use, where it would be run at once and never used.
 * What is imported must not be compiled from ES modules unless its exports are asked for by name: whoever asks whether
 * it is one is told no, since to know it would have to be run.
 */
export function loadLater({request, from}: LateModule): void {
  const load = createRequire(from);
  const file = load.resolve(request);
  if (load.cache[file]) return;
  const substitute = new Module(file);
  let real: Exports | undefined;
  const use = (): Exports => {
    if (real === undefined) {
      Reflect.deleteProperty(load.cache, file);
      real = load(file) as Exports;
    }
    return real;
  };
  // A function, so that it can stand for a function or a class too.
  substitute.exports = new Proxy(function late() {} as unknown as Exports, {
    get: (_target, name) => (name === '__esModule' && real === undefined ? undefined : Reflect.get(use(), name)),
    has: (_target, name) => Reflect.has(use(), name),
    apply: (_target, self, args) => Reflect.apply(use(), self, args),
    construct: (_target, args, target) => Reflect.construct(use(), args, target),
  });
  substitute.loaded = true;
  load.cache[file] = substitute;
}
