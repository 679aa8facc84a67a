<?php
/**
 * Plain text of a post's HTML.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** May be inside a word. */
const WITHIN_WORDS = 'a|abbr|b|bdi|bdo|big|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr';
/** WordPress's shortcodes that may lack attributes. */
const OWN_CODES = array( 'audio', 'caption', 'embed', 'gallery', 'playlist', 'video' );

/**
 * The words of rendered HTML.
 *
 * @param string $html    With blocks and shortcodes applied.
 * @param string $between A space or line break, for between blocks.
 */
function plain_text( string $html, string $between = ' ' ): string {
	$html = replaced( '#<(script|style|noscript)\b.*?(?:</\1>|$)#is', ' ', without_codes( $html ) );
	$html = replaced( '#<(?!/?(?:' . WITHIN_WORDS . ')\b)/?[a-z!][^<>]*>#i', "\n", $html );
	$text = replaced( '/[^\S\n]+/', ' ', wp_strip_all_tags( $html ) );
	return trim( replaced( '/\s*\n\s*/', $between, $text ) );
}

/** Replaces a pattern; unchanged if the text is too long for it. */
function replaced( string $pattern, string $by, string $text ): string {
	return preg_replace( $pattern, $by, $text ) ?? $text;
}

/** Removes captions and shortcodes of missing plugins, by their form or name: `[sic]` stays. */
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
