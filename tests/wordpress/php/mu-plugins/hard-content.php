<?php
/*
 * What other plugins do to a WordPress: a shortcode that prints a post within itself, and notices where JSON is made.
 */
add_shortcode(
	'kit_post',
	static function ( $attributes ) {
		$post = get_post( (int) ( $attributes['id'] ?? 0 ) );
		if ( ! $post ) {
			return '';
		}
		$before          = $GLOBALS['post'] ?? null;
		$GLOBALS['post'] = $post;
		$text            = apply_filters( 'the_content', $post->post_content );
		$GLOBALS['post'] = $before;
		return "<div>$text</div>";
	}
);

add_action(
	'rest_api_init',
	static function (): void {
		if ( get_option( 'kit_complains' ) ) {
			echo "\xEF\xBB\xBF";
			trigger_error( 'a plugin of the kit complains' );
		}
	}
);
