/** On every answer: the number by which the log knows the request. */
export const REQUEST_ID_HEADER = 'x-request-id';
