import type { QuoteFieldView } from '@teranga/core/features/quotes';
import { CounterField, SelectField, TextAreaField, TextField } from '@teranga/ui/field';

/** A question, rendered by its control. `places` is the id of the place suggestions. */
export function QuoteField({ field, places }: { field: QuoteFieldView; places: string }) {
  switch (field.control) {
    case 'select': {
      const { control: _control, ...rest } = field;
      return <SelectField {...rest} />;
    }
    case 'number': {
      const { control: _control, ...rest } = field;
      return <CounterField {...rest} {...(!rest.isRequired && { placeholder: '0' })} />;
    }
    case 'longText': {
      const { control: _control, ...rest } = field;
      return <TextAreaField {...rest} />;
    }
    default: {
      const { control: _control, isPlace, ...rest } = field;
      return <TextField {...rest} {...(isPlace && { list: places })} />;
    }
  }
}
