export { basicInfo, requirements, serviceField } from './basicGroups.ts';
export { dayOf, daysAfter, furthestDays, isDay, showDay } from './days.ts';
export { type FlightRoute, routeOfService } from './flightRoute.ts';
export { answersOfName, namedFields } from './namedAnswers.ts';
export { parseAnswers, plainAnswers } from './parseAnswers.ts';
export {
  type QuoteField,
  type QuoteGroup,
  type QuoteOption,
  type QuoteValues,
  readValue,
  withValue,
} from './quoteField.ts';
export {
  type QuoteTrip,
  emptyLeg,
  fieldNames,
  initialValues,
  legCountName,
  legsOf,
  requestedFields,
  requestedGroups,
  singleNames,
  withLegCount,
  withTrip,
} from './quoteForm.ts';
export { tripLegs } from './quoteKinds.ts';
export { journeyAnswers, toQuoteRequest } from './quotePayload.ts';
export { longestAnswers, quoteSchema } from './quoteSchema.ts';
export { type ServiceKind, kindOfService } from './serviceKind.ts';
