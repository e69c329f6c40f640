/** What those are told whose request ends, unless the buyer writes something else: that there were others, it does not say. */
export const awardWords =
  'Thank you for the time and care that you have given to our request. After careful thought we will not take it further. We would be glad to turn to you again when our plans change.';
