<?php
/**
 * Signed calls to the site: hex HMAC-SHA256 of the body under the shared secret, in `x-signature`
 * as `sha256=…`.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Error;

defined( 'ABSPATH' ) || exit;

const TIMEOUT = 5;

/** Wall clock in milliseconds. */
function now_ms(): int {
	return (int) round( microtime( true ) * 1000 );
}

/**
 * Sends a signed call without following redirects.
 *
 * @param string $path    On the site.
 * @param array  $call    Without the time.
 * @param int    $timeout Seconds.
 * @return array|WP_Error
 */
function signed_post( string $path, array $call, int $timeout = TIMEOUT ) {
	$body = (string) wp_json_encode( $call + array( 'at' => now_ms() ) );
	return wp_remote_post(
		calls_url() . $path,
		array(
			'body'        => $body,
			'redirection' => 0,
			'timeout'     => $timeout,
			'headers'     => array(
				'content-type' => 'application/json',
				'x-signature'  => 'sha256=' . hash_hmac( 'sha256', $body, setting( 'secret' ) ),
			),
		)
	);
}

/**
 * Requests the state of messages from the site.
 *
 * @param array $question Such as `{ask: "undelivered"}`.
 * @return array|WP_Error The reply, or the problem.
 */
function ask_deliveries( array $question ) {
	$response = signed_post(
		'/deliveries',
		array(
			'for'      => 'deliveries',
			'question' => $question,
		)
	);
	$problem  = problem_of( $response );
	if ( '' !== $problem ) {
		return new WP_Error( 'meridian_site', $problem );
	}
	$answer = json_decode( wp_remote_retrieve_body( $response ), true );
	return is_array( $answer )
		? $answer
		: new WP_Error( 'meridian_site', __( 'The server there is not a Meridian site: its reply is not JSON.', 'meridian' ) );
}

/** The problem of wp_remote_post's response, with the remedy; empty if there is none. */
function problem_of( $response ): string {
	if ( is_wp_error( $response ) ) {
		/* translators: %s: the reason that WordPress gives. */
		return sprintf( __( 'The site cannot be reached: %s.', 'meridian' ), rtrim( $response->get_error_message(), '. ' ) );
	}
	$status = (int) wp_remote_retrieve_response_code( $response );
	if ( $status >= 200 && $status < 300 ) {
		return '';
	}
	$message = trim( wp_strip_all_tags( substr( wp_remote_retrieve_body( $response ), 0, 400 ) ) );
	if ( 401 === $status && str_contains( $message, 'minutes' ) ) {
		$message .= clocks( $response );
	}
	if ( 404 === $status ) {
		return __( 'A server responds there, but it is not a Meridian site, or one without a journal of messages (HTTP 404).', 'meridian' );
	}
	/* translators: 1: HTTP status, 2: the site's message. */
	return sprintf( __( 'The site refused (HTTP %1$d): %2$s', 'meridian' ), $status, $message );
}

/** The clocks' difference, if the response has it. */
function clocks( array $response ): string {
	$there = strtotime( (string) wp_remote_retrieve_header( $response, 'date' ) );
	$apart = false === $there ? 0 : (int) round( ( time() - $there ) / 60 );
	if ( 0 === $apart ) {
		return '';
	}
	$words = $apart > 0
		/* translators: %d: minutes. */
		? __( 'The clock here is %d minutes ahead of the site’s.', 'meridian' )
		/* translators: %d: minutes. */
		: __( 'The clock here is %d minutes behind the site’s.', 'meridian' );
	return ' ' . sprintf( $words, abs( $apart ) );
}
