import type {IndexCore, SectionText} from '@site/platform/search/indexFormat';

/** Texts of sections, loaded in runs when they are to be shown. */
export class SectionStore {
  readonly #blocks = new Map<number, Promise<readonly SectionText[]>>();

  constructor(
    readonly core: IndexCore,
    readonly load: (file: string) => Promise<string>,
  ) {}

  /** The section with this number. */
  async get(section: number): Promise<SectionText> {
    const block = this.core.blocks.findLastIndex((first) => first <= section);
    const loading =
      this.#blocks.get(block) ?? this.load(`s${block}.json`).then((text) => JSON.parse(text) as readonly SectionText[]);
    this.#blocks.set(block, loading);
    loading.catch(() => this.#blocks.delete(block));
    return (await loading)[section - this.core.blocks[block]!]!;
  }
}
