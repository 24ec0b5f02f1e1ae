/**
 * A script that stands behind the styles of the fonts. It lets them in when the page's text has been painted, so that they
 * never delay it (First Contentful Paint, W3C Paint Timing); at once, where the visitor comes from another page of this
 * site or loads this one again, because then the browser has them already. Without script the styles count as they stand.
 */
export const lateFontsScript = `(function(){var m=document.currentScript.previousElementSibling.sheet.media,f=function(){m.mediaText='all'};if(!document.referrer.indexOf(location.origin+'/')||performance.getEntriesByType('navigation')[0].type!='navigate')f();else new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])f()}).observe({type:'paint',buffered:true})})()`;

/** What the styles of the fonts are for until the script has spoken (Media Queries Level 5). */
export const lateFontsMedia = '(scripting: none)';
