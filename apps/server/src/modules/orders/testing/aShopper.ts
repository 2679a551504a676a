const digits = 7;

/** A shopper's contacts, others for each number. */
export const aShopper = (index: number) => ({
  phone: `+22177${String(index).padStart(digits, '0')}`,
  email: `client-${index}@example.sn`,
});
