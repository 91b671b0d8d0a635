interface Source {
  source(): string | Buffer;
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tap(options: {name: string; stage: number}, run: (assets: Readonly<Record<string, Source>>) => void): void;
    };
  };
  updateAsset(file: string, source: Source): void;
}

/** What this plugin uses of Rspack's compiler, which Docusaurus types as webpack's. */
export interface Compiler {
  /** Absolute path of the folder that the files are written to. */
  readonly outputPath: string;
  readonly hooks: {
    readonly compilation: {tap(name: string, run: (compilation: Compilation) => void): void};
    readonly afterEmit: {tap(name: string, run: (compilation: {readonly assets: object}) => void): void};
  };
  readonly webpack: {
    readonly Compilation: {readonly PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number};
    readonly sources: {readonly RawSource: new (text: string) => Source};
  };
}
