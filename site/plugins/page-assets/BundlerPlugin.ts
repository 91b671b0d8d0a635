import type {Compiler} from 'webpack';

/** A plugin of the bundler. Rspack implements webpack's interface, in whose types Docusaurus describes it. */
export interface BundlerPlugin {
  apply(compiler: Compiler): void;
}
