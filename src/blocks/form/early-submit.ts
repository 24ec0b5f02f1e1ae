/**
 * A script that stands before the form: until the form is alive it stops the browser from leaving the page, and marks
 * the form's island so that the form can be sent once when it wakes up. It finds the island by the path of the event,
 * because a field may hide any property of its form by its name.
 */
export const earlySubmitScript =
  "addEventListener('submit',function(e){var i=e.composedPath().find(function(n){return n.dataset&&n.dataset.island==='form'});if(i&&!('live'in i.dataset)){e.preventDefault();i.dataset.early=''}},true)";
