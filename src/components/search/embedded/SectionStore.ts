import type {IndexCore, SectionText} from '@site/platform/search/indexFormat';
import {tokenizeText} from '@site/platform/search/tokenizeText';
import type {TermSequence} from './measureProximity';

/** Texts of sections, which are loaded in runs on demand. */
export class SectionStore {
  readonly #blocks = new Map<number, Promise<readonly SectionText[]>>();
  readonly #terms = new Map<number, readonly TermSequence[]>();

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

  /** Its headings and texts as terms. */
  async getTerms(section: number): Promise<readonly TermSequence[]> {
    const known = this.#terms.get(section);
    if (known !== undefined) return known;
    const {headings, text} = await this.get(section);
    const terms = [...headings, ...text].map((part) => tokenizeText(part).map((token) => token.terms));
    this.#terms.set(section, terms);
    return terms;
  }
}
