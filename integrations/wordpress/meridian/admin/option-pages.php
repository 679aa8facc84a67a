<?php
/**
 * The pages that edit single records.
 *
 * @package Meridian
 */

namespace Meridian;

defined( 'ABSPATH' ) || exit;

function print_option_page(): void {
	$kind = substr( requested_page(), strlen( MENU ) + 1 );
	$row  = option_kinds()[ $kind ] ?? null;
	if ( null === $row || ! current_user_can( 'manage_options' ) ) {
		wp_die( esc_html__( 'There is no such page.', 'meridian' ) );
	}
	$notice   = '';
	$given    = null;
	$language = 'redirects' === $kind ? '' : chosen_language();
	if ( '' !== sent_action() ) {
		$given  = sent_fields();
		$notice = wrong_json( $row['fields'], $given );
		if ( '' === $notice ) {
			save_option( $kind, $given, $language );
		}
	}
	$is_fine = '' === $notice;
	print_page_head( $row['label'], null !== $given && $is_fine ? __( 'Saved. The site shows it in a second.', 'meridian' ) : $notice, $is_fine );
	if ( 'redirects' !== $kind ) {
		print_language_tabs( $language );
	}
	echo '<form method="post">';
	wp_nonce_field( requested_page() );
	$values = array();
	foreach ( array_keys( $row['fields'] ) as $name ) {
		$values[ $name ] = $is_fine ? stored_value( option_owner( $kind, $language ), $name ) : ( $given[ $name ] ?? null );
	}
	print_fields( $row['fields'], $values, 'meridian' );
	submit_button( __( 'Save', 'meridian' ), 'primary', 'meridian_action' );
	echo '</form></div>';
}

/** The problem of a form's JSON; empty if valid. */
function wrong_json( array $fields, array $given ): string {
	foreach ( $fields as $name => $field ) {
		$text = trim( text_of( $given[ $name ] ?? '' ) );
		if ( 'json' === $field['type'] && '' !== $text && ! is_array( json_decode( $text, true ) ) ) {
			/* translators: 1: field, 2: PHP's reason. */
			return sprintf( __( 'Nothing was saved: “%1$s” is not valid JSON (%2$s).', 'meridian' ), $field['label'], json_last_error_msg() );
		}
	}
	return '';
}

/** The language whose values the page edits; empty without languages. */
function chosen_language(): string {
	$code = isset( $_GET['language'] ) ? sanitize_key( $_GET['language'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- which form is shown.
	return in_array( $code, languages(), true ) ? $code : first_language();
}

/** A link to the form of each language. */
function print_language_tabs( string $chosen ): void {
	if ( '' === $chosen ) {
		return;
	}
	echo '<nav class="nav-tab-wrapper">';
	foreach ( languages() as $code ) {
		printf(
			'<a class="nav-tab%s"%s href="%s">%s</a>',
			$code === $chosen ? ' nav-tab-active' : '',
			$code === $chosen ? ' aria-current="page"' : '',
			esc_url( add_query_arg( 'language', $code ) ),
			esc_html( public_code( $code ) )
		);
	}
	echo '</nav>';
	if ( is_further( $chosen ) ) {
		echo '<p>' . esc_html__( 'Empty fields have the values of the first language.', 'meridian' ) . '</p>';
	}
}
