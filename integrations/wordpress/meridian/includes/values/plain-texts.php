<?php
/**
 * The words of a post's text, for a text without markup.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** Tags that may be inside a word. */
const WITHIN_WORDS = 'a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr';
/** WordPress's own shortcodes, which may have no attributes. */
const OWN_CODES = array( 'audio', 'caption', 'embed', 'gallery', 'playlist', 'video' );

/**
 * The words of HTML, with its blocks separated.
 *
 * @param string $html    The text, as its blocks and shortcodes make it.
 * @param string $between What parts two blocks: a space or a line break.
 */
function plain_text( string $html, string $between = ' ' ): string {
	$html = replaced( '#<(script|style|noscript)\b.*?(?:</\1>|$)#is', ' ', without_codes( $html ) );
	$html = replaced( '#<(?!/?(?:' . WITHIN_WORDS . ')\b)/?[a-z!][^<>]*>#i', "\n", $html );
	$text = replaced( '/[^\S\n]+/', ' ', wp_strip_all_tags( $html ) );
	return trim( replaced( '/\s*\n\s*/', $between, $text ) );
}

/** A text with a pattern replaced; unchanged if it is too long for the pattern. */
function replaced( string $pattern, string $by, string $text ): string {
	return preg_replace( $pattern, $by, $text ) ?? $text;
}

/**
 * Removes the shortcodes of missing plugins, and captions. `[sic]` is none: a shortcode has
 * attributes, an end, or is one of WordPress's own.
 */
function without_codes( string $html ): string {
	$html = replaced( '#\[(wp_)?caption\b[^\]]*\].*?\[/\1?caption\]#is', ' ', $html );
	preg_match_all( '#\[/([a-z][\w-]*)\]#i', $html, $found );
	$codes = array_merge( OWN_CODES, $found[1] );
	return preg_replace_callback(
		'#\[(/?)([a-z][\w-]*)([^\[\]]*)\]#i',
		static fn( array $code ): string => '' !== $code[1] || str_contains( $code[3], '=' ) || in_array( $code[2], $codes, true ) ? "\n" : $code[0],
		$html
	) ?? $html;
}

/** The excerpt, else the beginning of the text. */
function excerpt_of( WP_Post $post ): string {
	$written = trim( $post->post_excerpt );
	return '' !== $written ? $written : wp_trim_words( plain_text( text_of_post( $post ) ), 40, '…' );
}
