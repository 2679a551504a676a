import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { profileFormSchema, readableContact } from '../rules/index.ts';
import { accountFieldNames, emptyAccount, type AccountForm, type AccountValues } from '../form/index.ts';
import type { Customer } from '../auth/index.ts';
import { readPhone } from '../../../domain/phone/index.ts';
import { postedValues, typedBefore } from '../../../lib/forms/index.ts';
import type { PostedForm } from '../../../lib/posted/index.ts';
import { useAppDispatch } from '../../../lib/store/index.ts';
import { saveProfile, readSavedProfile } from './savedProfile.ts';

const resolver = yupResolver(profileFormSchema(readPhone));

const valuesOf = ({ name, address, phone, email }: Customer): AccountValues => ({
  name,
  address: address ?? '',
  phone: phone === null ? '' : readableContact(phone),
  email: email ?? '',
});

/** The form, filled with the customer's data or with a change in progress. */
export function useProfileForm(
  customer: Customer | null,
  isEditing: boolean,
  posted: PostedForm | null,
): AccountForm {
  const dispatch = useAppDispatch();
  const form = useForm<AccountValues>({
    mode: 'onTouched',
    defaultValues: {
      ...emptyAccount,
      ...(customer && valuesOf(customer)),
      ...postedValues(posted, accountFieldNames),
    },
    resolver,
  });
  const { reset, subscribe } = form;
  // Fields that are there from the start may have been typed into before hydration.
  const areFromStart = useRef(isEditing);
  useEffect(() => {
    if (!customer || !isEditing) return undefined;
    const savedValues = dispatch(readSavedProfile(customer))?.values ?? valuesOf(customer);
    const typed = areFromStart.current ? typedBefore(accountFieldNames) : {};
    const initial = areFromStart.current ? postedValues(posted, accountFieldNames) : {};
    areFromStart.current = false;
    reset({ ...savedValues, ...initial, ...typed });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => dispatch(saveProfile(customer, { values, pending: null })),
    });
  }, [customer, dispatch, isEditing, posted, reset, subscribe]);
  return form;
}
