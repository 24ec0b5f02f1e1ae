/** @jsxImportSource react */
import type { FieldOf } from '../field-schemas.ts';
import { useFormWords } from '../form-words.ts';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';
import { Glyph } from './glyph.tsx';

/** Files from the visitor's device, listed by name once chosen. */
export function FileField(props: FieldProps<FieldOf<'file'>>) {
  const { field, id, files = [] } = props;
  const { chosenFiles } = useFormWords();
  return (
    <FieldFrame {...props}>
      <input
        {...controlAttributes(props)}
        id={id}
        className="box file"
        type="file"
        accept={field.accept?.join(',')}
        multiple={field.multiple}
      />
      {files.length > 0 && (
        <ul className="files" aria-label={chosenFiles}>
          {files.map((file, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two files from different folders may share a name.
            <li key={index}>
              <Glyph name="file-text" />
              {file}
            </li>
          ))}
        </ul>
      )}
    </FieldFrame>
  );
}
