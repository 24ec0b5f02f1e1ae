/** @jsxImportSource react */
import type { FieldOf } from '#theme/blocks/form/field-schemas.ts';
import { useFormWords } from '#theme/blocks/form/shared/form-words.ts';
import { Glyph } from '#theme/blocks/form/shared/glyph.tsx';
import { controlAttributes, FieldFrame, type FieldProps } from './field-frame.tsx';

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
