/**
 * A script that stands behind the styles of the fonts, and lets nothing delay the first paint of the page's text (First
 * Contentful Paint, W3C Paint Timing). The scripts of the page are loaded ahead and run after it, when all of the page is
 * there and has had its turn too (the first paint may show its head only); in a browser that does not tell of it, three
 * seconds later.
 *
 * The fonts wait for the first of them (after-first-paint.ts), but not where the visitor comes from another page of this
 * site or loads this one again: the browser has them already. Where it is to show a place further down the page,
 * `data-whole` has it lay out all of it.
 */
export const firstPaintScript = `(function(d,a){function r(){d.querySelectorAll('[rel=modulepreload]').forEach(function(l){import(l.href)})}if(a||location.hash)d.documentElement.dataset.whole='';if(a||!d.referrer.indexOf(location.origin+'/'))d.currentScript.previousElementSibling.sheet.media.mediaText='all';d.addEventListener('DOMContentLoaded',function(){new PerformanceObserver(function(l){if(l.getEntriesByName('first-contentful-paint')[0])requestAnimationFrame(function(){setTimeout(r)})}).observe({type:'paint',buffered:true});setTimeout(r,3e3)})})(document,(performance.getEntriesByType('navigation')[0]||0).type!='navigate')`;
