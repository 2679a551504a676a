import { Type, type Static } from 'typebox';
import { OrderPaymentWire } from './payment.ts';
import { DeliveryKindWire } from './store.ts';

const text = (maxLength: number) => Type.String({ maxLength });
const textOrNull = (maxLength: number) => Type.Optional(Type.Union([text(maxLength), Type.Null()]));

/**
 * POST /api/auth/register: requires a phone number or an e-mail address that a code can be sent to.
 */
export const RegisterRequestWire = Type.Object({
  name: text(100),
  address: text(300),
  phone: textOrNull(30),
  email: textOrNull(254),
});
export type RegisterRequestWire = Static<typeof RegisterRequestWire>;

/**
 * POST /api/auth/login, resend-otp: a phone number or an e-mail address. POST verify-contact: the
 * signed-in customer's own, confirmed by POST /api/auth/confirm-update-profile.
 */
export const LoginRequestWire = Type.Object({ login: text(254) });
export type LoginRequestWire = Static<typeof LoginRequestWire>;

/** Where a code was sent. The same for contacts with an account and without one. */
export const CodeSentWire = Type.Object({
  /**
   * Contact the code was sent to: the E.164 number or the e-mail address to send back as `login`.
   */
  contact: Type.String(),
  message: Type.Optional(Type.String()),
});
export type CodeSentWire = Static<typeof CodeSentWire>;

/**
 * A signed-in customer: GET /api/auth/profile. Back ends that track verified contacts set
 * `phoneVerified` and `emailVerified`; `false` means that POST /api/auth/verify-contact is offered.
 */
export const CustomerWire = Type.Object({
  name: Type.String(),
  /** E.164. */
  phone: Type.Union([Type.String(), Type.Null()]),
  email: Type.Union([Type.String(), Type.Null()]),
  address: Type.Union([Type.String(), Type.Null()]),
  phoneVerified: Type.Optional(Type.Boolean()),
  emailVerified: Type.Optional(Type.Boolean()),
});
export type CustomerWire = Static<typeof CustomerWire>;

/** POST /api/auth/verify-otp. */
export const VerifyRequestWire = Type.Object({ login: text(254), otp: text(20) });
export type VerifyRequestWire = Static<typeof VerifyRequestWire>;

/** POST /api/auth/verify-otp, 200. */
export const SignedInWire = Type.Object({
  /** The bearer token of later calls. */
  token: Type.String(),
  user: CustomerWire,
  /**
   * French sentence describing what could not be merged from the visitor's cart; absent when
   * everything was.
   */
  message: Type.Optional(Type.String()),
});
export type SignedInWire = Static<typeof SignedInWire>;

/**
 * POST /api/auth/update-profile: a new phone number or e-mail address must be verified with a code.
 */
export const UpdateProfileRequestWire = RegisterRequestWire;
export type UpdateProfileRequestWire = RegisterRequestWire;

/** POST /api/auth/confirm-update-profile. */
export const ConfirmProfileRequestWire = Type.Object({ otp: text(20) });
export type ConfirmProfileRequestWire = Static<typeof ConfirmProfileRequestWire>;

/** Response that carries a message only. */
export const MessageWire = Type.Object({ message: Type.String() });
export type MessageWire = Static<typeof MessageWire>;

/** One order of GET /api/orders, the newest first. */
export const OrderSummaryWire = Type.Object({
  ref: Type.String(),
  created_at: Type.String(),
  total: Type.Integer({ minimum: 0 }),
  status: Type.String(),
  /** Absent: `delivery`. */
  deliveryKind: Type.Optional(DeliveryKindWire),
  payment: Type.Optional(OrderPaymentWire),
});
export type OrderSummaryWire = Static<typeof OrderSummaryWire>;
