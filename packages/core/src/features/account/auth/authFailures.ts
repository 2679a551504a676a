/** Error values of the account calls where the server sends no message of its own. */
export const authFailures = {
  register: 'Registration failed',
  login: 'Login failed',
  verifyOtp: 'OTP verification failed',
  resendOtp: 'Failed to resend OTP',
  logout: 'Logout failed',
  getProfile: 'Failed to fetch profile',
  updateProfile: 'Update failed',
  confirmProfile: 'Update confirmation failed',
  getOrders: 'Failed to fetch orders',
} as const;
