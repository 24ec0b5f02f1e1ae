// Runs on the server and in the browser.

/**
 * The words of forms in English. They are part of the script of forms, so that English pages need not send them. A test
 * keeps them equal to en.yaml.
 */
export const formWords = {
  opensNewTab: '(opens in a new tab)',
  requiredMark: 'Questions marked * have to be answered.',
  optional: 'optional',
  selectOption: 'Select an option',
  chosenFiles: 'Chosen files',
  submitting: 'Submitting...',
  contactWays: '{email} or {phone}',
  incompleteEmail: 'This is not a complete e-mail address. Write it as in name@example.com.',
  missingTick: 'Tick this box to continue.',
  missingChoice: 'Choose one of the options.',
  missingFile: 'Choose a file.',
  missingAnswer: 'Answer this question.',
  missingValue: '{label} is missing. Please fill it in.',
  oneFault: 'One answer needs your attention:',
  manyFaults: '{count} answers need your attention:',
  reachUs: 'You can also reach us at {ways}.',
  scriptOff: 'This form needs JavaScript to be sent, and JavaScript is off in your browser. Please reach us at {ways} instead.',
  answersKept: 'Everything you typed is still here.',
  offline: 'You are offline, so nothing was sent.',
  offlineAdvice: 'Send it again once you are connected.',
  timedOut: 'No answer came within {seconds} seconds.',
  timedOutAdvice: 'It may have arrived all the same; if you are not sure, send it again.',
  disconnected: 'The connection failed, so nothing was sent.',
  disconnectedAdvice: 'Check your connection and send it again.',
  filesTooLarge: 'The files are too large to be received.',
  filesTooLargeAdvice: 'Choose smaller files, or fewer, and send it again.',
  tooManyRequests: 'Too many requests came in just now.',
  tooManyRequestsAdvice: 'Wait a minute and send it again.',
  refused: 'It could not be received (error {status}).',
  refusedAdvice: 'Send it again in a few minutes.',
  reference: 'Reference ID',
  copyReference: 'Copy {name}',
  referenceCopied: '{label} copied.',
  referenceNotCopied: 'Your browser did not allow copying. The number is selected: copy it by hand.',
  notifications: 'Notifications',
  closeNotification: 'Close toast',
} as const satisfies Record<string, string>;

export type FormWords = Record<keyof typeof formWords, string>;
