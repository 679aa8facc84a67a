<?php
/*
 * An editor's form of one record in one call of the admin: WordPress's own part and the plugin's
 * boxes. For the histories of `history.test.ts`.
 */

/** Language and group of a new record, when Polylang sets them. */
function kit_set_language( int $id, array $given ): void {
	if ( isset( $given['language'] ) && 'revision' !== get_post_type( $id ) && '' === get_post_meta( $id, 'kit_language', true ) ) {
		kit_put( 'post', $id, $given['language'], $given['of'] ?? $id );
		do_action( 'pll_save_post', $id );
	}
}

function kit_save_record( array $given ): int {
	$boxes = $given['boxes'] ?? array();
	$_POST = wp_slash( array() === $boxes ? array() : $boxes + array( Meridian\NONCE => wp_create_nonce( Meridian\NONCE ) ) );
	add_action( 'save_post', static fn( $id ) => kit_set_language( $id, $given ), 21 );
	$post = wp_slash( $given['post'] );
	$id   = isset( $given['id'] ) ? wp_update_post( array( 'ID' => $given['id'] ) + $post, true ) : wp_insert_post( $post, true );
	if ( is_wp_error( $id ) ) {
		wp_die( esc_html( $id->get_error_message() ), '', 500 );
	}
	return $id;
}

/** As if the hour of a scheduled post had passed. */
function kit_let_hour_pass( int $id ): void {
	global $wpdb;
	$past = array(
		'post_date'     => wp_date( 'Y-m-d H:i:s', time() - 1 ),
		'post_date_gmt' => gmdate( 'Y-m-d H:i:s', time() - 1 ),
	);
	$wpdb->update( $wpdb->posts, $past, array( 'ID' => $id ) );
	clean_post_cache( $id );
}

add_action(
	'wp_ajax_kit_record',
	static function (): void {
		// phpcs:ignore WordPress.Security -- only the tests' administrator calls it.
		$given = json_decode( wp_unslash( $_POST['given'] ), true );
		$id    = (int) ( $given['id'] ?? 0 );
		switch ( $given['do'] ) {
			case 'trash':
				wp_trash_post( $id );
				break;
			case 'untrash':
				wp_untrash_post( $id );
				break;
			case 'autosave':
				wp_create_post_autosave( wp_slash( array( 'post_ID' => $id ) + $given['post'] + get_post( $id, ARRAY_A ) ) );
				break;
			case 'let the hour pass':
				kit_let_hour_pass( $id );
				break;
			case 'save':
				$id = kit_save_record( $given );
		}
		$post   = get_post( $id );
		$values = array();
		foreach ( array_keys( Meridian\fields_of( Meridian\kind_of( $post ) ) ) as $name ) {
			$values[ $name ] = Meridian\stored_value( $id, $name );
		}
		wp_send_json( array( 'id' => $id, 'post' => $post->to_array(), 'values' => $values ) );
	}
);
