/**
 * A finished page is read before it is used: its text and pictures come first, and its scripts start once they are
 * there; those of a page that is only read, once its reader acts. Until the page has come to life, what a reader clicked
 * or sent is kept and done then, not lost.
 */

const late = 'data-late';
/** The value of it on pages that are only read. */
const untilActed = 'until-acted';
const hydrated = 'hydrated';

/**
 * Runs in the head of every page. Files are fetched once everything has loaded and something of the page is painted, which a
 * page in the background is not. A page that is only read runs them at the first sign of its reader, or when the system changes
 * between light and dark; not so where it has something to show that the browser alone knows: a session, or the page that was
 * wanted. A pointer that only lies over what has been laid out is said to move, by nothing: that is no sign.
 * Whoever acts early does not wait for the paint: it starts the scripts too. Links work without scripts, as do buttons that name
 * what they open, where the browser knows that. Enter in a field is kept by its key: the browser sends no form of two fields
 * whose button is no Submit yet.
 *
 * A script is put in again where it stands, and runs now that it is one: its text is still what the server sent, which
 * Trusted Types let pass; that of an element made here they would not.
 *
 * Files need no nonce, as the policy lets this origin's own run, and go without the page's: what a browser has compiled
 * with one it does not find for the next page, whose nonce is another.
 */
export const keepEarlyActions = `(function(d,w){
var kept,begun,signs=['pointermove','pointerdown','keydown','focusin','storage'],acts={click:onClick,keydown:onEnter,submit:onSubmit};
function waits(){return d.querySelector('script[${late}="${untilActed}"]')&&!d.documentElement.matches('[data-session],[data-wanted]')}
function load(){d.querySelectorAll('link[${late}]').forEach(function(l){l.removeAttribute('${late}');l.nonce='';l.rel='modulepreload'})}
function begin(){if(begun)return;begun=1;load();
d.querySelectorAll('script[${late}]').forEach(function(s){s.type='module';s.parentNode.insertBefore(s,s.nextSibling)})}
function onClick(e){var b=e.target.closest('button');if(b&&!b.commandForElement&&!b.popoverTargetElement){kept=function(){b.click()};begin()}}
function keepForm(f){kept=function(){f.requestSubmit()};begin()}
function onSubmit(e){e.preventDefault();keepForm(e.target)}
function onEnter(e){if(e.key==='Enter'&&!e.isComposing&&e.target.matches('input:not([type=file])')&&e.target.form)keepForm(e.target.form)}
function onSign(e){if((e.movementX!==0||e.movementY||e.buttons)&&waits())begin()}
function each(on){signs.forEach(function(s){w[on](s,onSign,true)});for(var t in acts)d[on](t,acts[t],true)}
each('addEventListener');w.matchMedia('(prefers-color-scheme: dark)').addEventListener('change',onSign);
w.addEventListener('load',function(){var go=waits()?load:begin;d.hidden?go():new PerformanceObserver(function(l){l.getEntriesByName('first-contentful-paint')[0]&&go()}).observe({type:'paint',buffered:true})});
d.addEventListener('${hydrated}',function(){each('removeEventListener');if(kept)kept()},{once:true})
})(document,window)`;

/** Told by the page when its parts answer: what was kept is done now, once those that waited for this moment are. */
export function announceHydrated(): void {
  setTimeout(() => {
    document.documentElement.setAttribute(`data-${hydrated}`, '');
    document.dispatchEvent(new Event(hydrated));
  });
}

/** A rendered page with its scripts put off until it is there, or until its reader acts. */
export function putOffScripts(html: string, isOnlyRead: boolean): string {
  const until = `${late}="${isOnlyRead ? untilActed : ''}"`;
  return html
    .replaceAll('<link rel="modulepreload"', `<link ${until}`)
    .replaceAll('type="module" async=""', `type="text/plain" ${until}`);
}
