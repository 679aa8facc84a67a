import { CONSENT_COOKIE } from "#app/analytics/consent.ts";

const PRESSED = "cookie-notice=ok";

/** A year, in seconds. */
const REMEMBERED = 31_536_000;

/**
 * A few lines that run before the page is painted: they hide the
 * cookie notice from whoever pressed OK (the page itself is cached, the same for all), remember
 * that press (FOOT-05) with what was answered to counting that needs consent, open the notice
 * again, and close the menu when one of its items is pressed (NAV-04). Who arrives at a hash is
 * taken there at once (`data-arriving`): a smooth way there ends where the place was before the
 * font came.
 */
export const earlyScript = `(function(d,r){
if(d.cookie.split("; ").includes("${PRESSED}"))r.dataset.cookieNotice="ok";
var c=/(?:^|; )${CONSENT_COOKIE}=(yes|no)(?:;|$)/.exec(d.cookie),k=";path=/;max-age=${REMEMBERED};samesite=lax";
if(c)r.dataset.statistics=c[1];
if(location.hash){r.dataset.arriving="";addEventListener("load",function(){setTimeout(function(){delete r.dataset.arriving})})}
d.addEventListener("click",function(e){
var a=e.target instanceof Element&&e.target.closest("a,button"),m=a&&a.closest("[data-menu]");
if(!a)return;
if(m&&a.matches("a"))m.hidePopover();
if(a.matches("[data-cookie-ok]")){d.cookie="${PRESSED}"+k;r.dataset.cookieNotice="ok";
if(c=a.dataset.cookieOk){d.cookie="${CONSENT_COOKIE}="+c+k;r.dataset.statistics=c}}
if(a.matches("[data-cookie-again]")){delete r.dataset.statistics;d.querySelector("[data-notice]").show()}
})})(document,document.documentElement)`;
