export {
  type CodeForm,
  accountTexts,
  codeFormSchema,
  codeLength,
  isSmsNumber,
  loginFormSchema,
  profileFormSchema,
  profilePhoneShape,
  registerFormSchema,
} from './accountForm.ts';
export { readableContact } from './readableContact.ts';
