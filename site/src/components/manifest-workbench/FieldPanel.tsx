import {translate} from '@docusaurus/Translate';
import {urlOfField, type ManifestField} from '@aloft/platform/manifest';
import {Note, ReferenceLink} from '../explain-command/WordList';

const format = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const listFacts = ({default: fallback, values, limits, examples}: ManifestField): [name: string, value: unknown][] => [
  [translate({message: 'Values'}), values?.join(', ')],
  [translate({message: 'Limits'}), limits || undefined],
  [translate({message: 'Default'}), fallback],
  [translate({message: 'Example'}), examples[0]],
];

/** Explains the property at the cursor. */
export default function FieldPanel({field}: {readonly field: ManifestField | undefined}) {
  if (!field) return <p>{translate({message: 'Move the cursor to a field to see what it means.'})}</p>;
  const isRequired = field.required ? translate({message: 'required'}) : translate({message: 'optional'});
  return (
    <>
      <p>
        <code>{field.path}</code> <small>{`${field.type}, ${isRequired}`}</small>
      </p>
      <p>
        <Note text={field.description} />
      </p>
      {listFacts(field).map(
        ([name, value]) =>
          value !== undefined && (
            <p key={name}>
              {name}: <code className="al-long">{format(value)}</code>
            </p>
          ),
      )}
      {field.rule && <p>{translate({message: 'Rule: {rule}.'}, {rule: field.rule})}</p>}
      <p>
        <ReferenceLink url={urlOfField(field)}>
          {translate({message: 'Reference for {path}'}, {path: field.path})}
        </ReferenceLink>
      </p>
    </>
  );
}
