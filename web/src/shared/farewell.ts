/** In the session storage after an account was deleted: the landing page says so, once. */
export const farewellKey = 'mithaq.farewell';
