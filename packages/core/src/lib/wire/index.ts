export {
  type Fields,
  toColorOrNull,
  toCount,
  toFields,
  toFlag,
  toInstant,
  toList,
  toNameOrNull,
  toNumber,
  toRecord,
  toRows,
  toRequiredList,
  toText,
  toTextOrNull,
} from './readWire.ts';
export { type RecordId, toRecordId } from './recordId.ts';
